import { describe, expect, it } from 'vitest';
import { partialReport, partialText } from '../../../cli/replay/partial-report.ts';
import { readPartialSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { changed, snapshotAt } from './answers.ts';

const WRITE_DOWN = 'Write your result down, in case it is lost before it is sent.';

describe('a result that was read and not submitted', () => {
  it.each(['submit-report', 'review-profile', 'result-details'] as const)('is safe offline, at %s', async (step) => {
    const snapshot = await snapshotAt(step);
    const flags = { ...snapshot.flags, isOnline: false };
    const answer = await changed(snapshot, { flags });
    expect(answer).toContain(' offline; the test and its result are saved on it, so keep the page open. ');
    expect(answer).toContain(
      ` Your test and your result are saved on this phone or computer, and not lost. ${WRITE_DOWN} Connect `,
    );
    expect(await changed(snapshot, { flags, language: 'es' }, 'es')).toContain(
      ' no se pierden. Anote su resultado, por si se pierde antes de enviarse. ',
    );
  });

  it('is not called safe in a browser that saves nothing, nor before it is read', async () => {
    const snapshot = await snapshotAt('submit-report');
    const flags = { ...snapshot.flags, isOnline: false, isDeviceKeeping: false };
    const answer = await changed(snapshot, { flags });
    expect(answer).not.toContain('not lost');
    expect(answer).toContain(WRITE_DOWN);
    const early = await snapshotAt('wash-hands');
    expect(await changed(early, { flags: { ...early.flags, isOnline: false } })).not.toMatch(/ result | Write your /);
  });

  it.each(['NETWORK_REQUEST_FAILED', 'SERVICE_UNAVAILABLE', 'UNKNOWN'] as const)(
    'is written down where its submission was cut off: %s',
    async (code) => {
      expect(await changed(await snapshotAt('submit-report'), { errors: [code] })).toContain(` ${WRITE_DOWN}`);
      expect(await changed(await snapshotAt('first-scan'), { errors: [code] })).not.toContain(WRITE_DOWN);
    },
  );

  it('is written down where the text about its submission is cut off', async () => {
    const partial = async (key: string, language: Language = 'en'): Promise<string> => {
      const text = snapshotText(await snapshotAt('submit-report'));
      const found = readPartialSource(text.slice(0, text.indexOf(`"${key}"`)), []);
      return found === null ? '' : partialText(await partialReport(found, { language }));
    };
    expect(await partial('clockNotice')).toContain(`\n  ${WRITE_DOWN}\n`);
    expect(await partial('resumed')).toContain(`\n  ${WRITE_DOWN}\n`);
    expect(await partial('resumed', 'es')).toContain('\n  Anote su resultado, ');
  });
});

describe('a result that waits for the network', () => {
  const offlineDone = async (parts: Partial<DiagnosticsSnapshot['flags']> = {}) => {
    const done = await snapshotAt('reporting-information');
    const flags = { ...done.flags, isOnline: false, ...parts };
    return { ...done, flags, waiting: { ...done.waiting, guestResult: 1 } };
  };

  it('is sent with the button of its notice, once the person is online', async () => {
    const offline = await offlineDone();
    expect(await changed(offline, {})).toMatch(
      /by [^.]+\. Connect your phone or computer to the internet, and then select Try now\. If you cannot do that now, open Clearline here again, online, by /,
    );
    expect(await changed(offline, { language: 'es' }, 'es')).toContain(
      ' Conecte su teléfono o computadora a internet y después toque Intentar ahora. ',
    );
    expect(await changed(offline, { flags: { ...offline.flags, isOnline: true } })).not.toContain('Try now');
  });

  it('needs an open page where the browser saves nothing', async () => {
    expect(await changed(await offlineDone({ isDeviceKeeping: false }), {})).toContain(
      ' and then select Try now. Keep this page open until it is sent. ',
    );
  });
});
