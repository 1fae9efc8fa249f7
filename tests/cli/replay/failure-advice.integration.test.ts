import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { AFTER_ERROR } from '../../../cli/replay/error-advice.ts';
import { AFTER_SCANS, OTHER_KIT } from '../../../cli/replay/scan-advice.ts';
import { ERROR_CODES } from '../../../core/domain/error-codes.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import { isFinalRejection } from '../../../core/flow/pending-call.ts';
import { changed, snapshotAt, pageAt } from './answers.ts';

describe('an error', () => {
  it.each(LANGUAGES)(
    'has an answer for each code that says if the test is safe, and what comes next, in %s',
    async (language) => {
      const snapshot = await snapshotAt('submit-report');
      const { safe, afterError } = terminalTexts[language].replayAdvice;
      const stored = fillIn(safe.stored, { time: language === 'en' ? '11:10 AM' : '11:10 a.m.' });
      for (const code of ERROR_CODES) {
        const answer = await changed(snapshot, { errors: [code], language }, language);
        const { buttons, errorParts } = translations[language].general;
        const labels = { again: buttons.tryAgain, details: errorParts.details.title };
        const after = fillIn(afterError[AFTER_ERROR[code]], labels);
        expect(answer).toContain(isFinalRejection(code) ? `" ${after}` : `" ${stored} ${after}`);
      }
    },
  );

  it('of a failed save does not send the person to support, where they are', async () => {
    const snapshot = await snapshotAt('submit-report');
    const failed = await changed(snapshot, { errors: ['TEST_SUBMIT_FAILED'] });
    expect(failed).toMatch(
      / not lost\. You may close the page, but open it again before 11:10 AM\. .* so write it down\. /,
    );
    expect(failed).toMatch(
      / Select Try again now, and once more after 5 minutes\. If that fails too, tell us the time of your last try\. If it still fails, pass these /,
    );
    const flags = { ...snapshot.flags, isDeviceKeeping: false };
    expect(await changed(snapshot, { flags, errors: ['TEST_SUBMIT_FAILED'] })).toMatch(
      / cannot save the test, so do not close or reload the page\. /,
    );
  });

  it('after the result was submitted does not say that the server lacks it', async () => {
    const done = await snapshotAt('reporting-information');
    const flags = { ...done.flags, isAccountOffered: true };
    const answer = await changed(done, { flags, errors: ['TEST_SUBMIT_FAILED'] });
    expect(answer).toContain('" Your result is on the server, so you may close the page. Select Try again now, ');
    expect(answer).not.toContain(' may not have the result');
  });

  it('that the server never takes back names no other way than a new kit, or the operators', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await changed(snapshot, { errors: ['PREVIOUSLY_USED_DEVICE'] })).toMatch(
      /" The server does not have this test, and trying again does not help\. .* You may close the page\. .* new kit\. /,
    );
  });

  it.each([
    ['submit-report', 'testing', { errors: ['PREVIOUSLY_USED_DEVICE'] }],
    ['first-scan', 'reporting', { scan: { outcome: 'expired', isBox: false } }],
    ['first-scan', 'reporting', { scan: { outcome: 'cflTest', isBox: false } }],
  ] as const)('that ends the test lets them cancel it for a new kit, at %s of %s: %o', async (step, flow, parts) => {
    const snapshot = await snapshotAt(step, flow);
    for (const page of [snapshot.page, pageAt('home')]) {
      const answer = await changed(snapshot, { ...parts, page });
      expect(answer).toMatch(/ On the home page, select Cancel test: that ends this test, /);
      expect(answer).not.toMatch(/Continue test|do not select Cancel test/);
      const spanish = await changed(snapshot, { ...parts, page, language: 'es' }, 'es');
      expect(spanish).toMatch(/ ahora sí toque Cancelar la prueba\. /);
    }
  });

  it('that leaves nothing to do says neither to go on with the test, nor not to', async () => {
    const page = pageAt('support', 'testSteps');
    const saved = await changed(await snapshotAt('submit-report'), { errors: ['RESULT_ALREADY_SAVED'], page });
    expect(saved).toContain(' Do not try again, ');
    expect(saved).not.toMatch(/Continue test|Cancel test/);
    const scan = { outcome: 'expired', isBox: false } as const;
    expect(await changed(await snapshotAt('first-scan'), { scan, page })).toContain(' select Continue test. ');
  });

  it('is not to be waited out by a reload in a browser that saves nothing', async () => {
    const snapshot = { ...(await snapshotAt('submit-report')), busyWith: 'submit' } as const;
    expect(await changed(snapshot, {})).toMatch(
      / is saved on this phone or computer; after a minute, reload the page\. Wait a minute, .* Write down what you have entered, /,
    );
    const flags = { ...snapshot.flags, isDeviceKeeping: false };
    expect(await changed(snapshot, { flags })).toMatch(
      / cannot save the test, so do not reload the page\. .* Write down what /,
    );
  });

  it('of a result that waited says that it is not on the server', async () => {
    const snapshot = await snapshotAt('reporting-information');
    expect(await changed(snapshot, { refused: ['TEST_SUBMIT_FAILED'] })).toContain(
      ' The result is not on the server, ',
    );
    expect(await changed(snapshot, { refused: ['PREVIOUSLY_USED_DEVICE'] })).toContain(
      ' another test with this cassette',
    );
    expect(await changed(snapshot, { refused: ['RESULT_ALREADY_SAVED'] }, 'es')).toContain(' ese se queda. ');
  });

  it('of a result says which result it is about, where the page says something else', async () => {
    const done = await snapshotAt('reporting-information');
    const refused = await changed(done, { refused: ['PREVIOUSLY_USED_DEVICE'] });
    expect(refused).toMatch(
      / If the page says that a result is saved, that is another test\. If the cassette was new, /,
    );
    expect(await changed(done, { refused: ['UNKNOWN'], language: 'es' }, 'es')).toContain(' es de otra prueba.');
    const submitting = await snapshotAt('submit-report');
    expect(await changed(submitting, { refused: ['PREVIOUSLY_USED_DEVICE'] })).not.toContain(' that is another test.');
    expect(await changed(submitting, { errors: ['RESULT_ALREADY_SAVED'] })).toContain(
      ' that one stays. If the page says "not saved yet", that is only the second result. ',
    );
    expect(await changed(submitting, { errors: ['RESULT_ALREADY_SAVED'], language: 'es' }, 'es')).toContain(
      ' Si la página dice que todavía no se guardó, es solo el segundo resultado. ',
    );
    expect(await changed(done, { refused: ['RESULT_ALREADY_SAVED'] })).toContain(
      ' Only the second result was not saved. ',
    );
  });

  it.each(LANGUAGES)('of a scan has an answer for each outcome, in %s', async (language) => {
    const { afterScan, safe } = terminalTexts[language].replayAdvice;
    const stored = fillIn(safe.stored, { time: language === 'en' ? '10:55 AM' : '10:55 a.m.' });
    const { tryAgain, ok } = translations[language].general.buttons;
    for (const flow of ['testing', 'reporting'] as const) {
      const snapshot = await snapshotAt('first-scan', flow);
      for (const outcome of SCAN_OUTCOMES.filter((one) => one !== 'accepted')) {
        const answer = await changed(snapshot, { scan: { outcome, isBox: false }, language }, language);
        const next = fillIn(afterScan[AFTER_SCANS[flow][outcome]], { again: tryAgain, ok });
        expect(answer).toContain(`". ${next} ${stored}`);
        // A pouch that was opened for another cassette does not matter.
        const isPouchNamed = flow === 'testing' && !OTHER_KIT.includes(AFTER_SCANS[flow][outcome]);
        expect(answer.includes(fillIn(safe.pouch, kitTexts(KITS[0])))).toBe(isPouchNamed);
      }
      expect(await changed(snapshot, { scan: { outcome: 'scanFailed', isBox: true }, language }, language)).toContain(
        fillIn(afterScan.box, { ok }),
      );
    }
  });

  it.each(['cflTest', 'scanFailed', 'expired', 'deviceHasBeenUsedBefore'] as const)(
    'never leads from a used cassette to another one: %s',
    async (outcome) => {
      const scan = { outcome, isBox: false } as const;
      const inWait = { ...(await snapshotAt('countdown')), step: 'first-scan', missing: ['device'] } as const;
      for (const snapshot of [await snapshotAt('second-scan'), inWait]) {
        const answer = await changed(snapshot, { scan });
        expect(answer).not.toMatch(/[Tt]ake a COVID-19 kit|[Dd]o not use this|another kit/);
        expect(answer).toMatch(/ the cassette of this test, select OK, and scan that one| scan the small square code /);
      }
    },
  );

  it('leaves the page open while there is a time to read the result', async () => {
    const scan = { outcome: 'scanFailed', isBox: false } as const;
    expect(await changed(await snapshotAt('second-scan'), { scan })).toMatch(
      / not lost\. Keep the page open, because the time goes on\. Confirm your result before 10:30 AM\. If it still fails, pass these details on /,
    );
  });

  it.each([
    ['testing', 'expired', 'Take another kit, select OK, and scan '],
    ['testing', 'cflTest', 'Take a COVID-19 kit, select OK, and scan '],
    ['testing', 'deviceHasBeenUsedBefore', 'Open another kit, select OK, and scan '],
    [
      'reporting',
      'deviceHasBeenUsedBefore',
      'Write down the result, the time of the test and the code on the cassette. ',
    ],
  ] as const)('of a scan names OK before another kit, and what to write down: %s %s', async (flow, outcome, words) => {
    const answer = await changed(await snapshotAt('first-scan', flow), { scan: { outcome, isBox: false } });
    expect(answer).toContain(words);
    expect(answer).toContain(' You may close the page, ');
    expect(answer).not.toContain('Do not select Try again');
  });

  it('of a scan whose check says that the cassette is used warns of Try again, and takes another kit', async () => {
    const scan = { outcome: 'requestError', isBox: false } as const;
    const parts = { scan, errors: ['PREVIOUSLY_USED_DEVICE'] } as const;
    const answer = await changed(await snapshotAt('first-scan'), parts);
    expect(answer).toMatch(
      /" ?\.? Do not select Try again, because it does not help\. Do not use this cassette\. .* write down its code and tell us\. .* You may close the page, /,
    );
    expect(answer).not.toContain('Cancel test: that ends');
    expect(await changed(await snapshotAt('first-scan'), { ...parts, language: 'es' }, 'es')).toContain(
      ' No toque Intentar otra vez, porque no ayuda. No use este casete. Abra otro kit, toque OK y ',
    );
    const reporting = await changed(await snapshotAt('first-scan', 'reporting'), parts);
    expect(reporting).toContain(' Do not select Try again, because it does not help. Write down the result, ');
  });

  it('of a scan that the server refused to check is that of the server', async () => {
    const scan = { outcome: 'requestError', isBox: false } as const;
    const answer = await changed(await snapshotAt('first-scan'), { scan, errors: ['TOO_MANY_CASSETTES'] });
    expect(answer).toContain(
      ' You may close the page, but open it again before 10:55 AM. Use the cassette within 60 minutes after you open its pouch. Wait as many minutes as the page says, or use another connection',
    );
    expect(answer).toMatch(/ If you close the page, scan the cassette again after that\.$/);
  });
});
