import { describe, expect, it } from 'vitest';
import { STORAGE_NAMESPACE } from '../../../adapters/storage/local-storage.ts';
import { reducedAnswer } from '../../../cli/replay/answer.ts';
import { reducedText } from '../../../cli/replay/print-replay.ts';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
import type { ReducedSnapshot } from '../../../core/diagnostics/reduced-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { openStartPage } from '../../web/loading/start-page.ts';

const TEST_KEY = `${STORAGE_NAMESPACE}test.one`;
const PERSON_KEY = `${STORAGE_NAMESPACE}person`;

function readOf(text: string): ReducedSnapshot {
  const read = readDetails(text, '0.1.0');
  if (!read.ok || !('failure' in read.value.snapshot)) throw new Error(JSON.stringify(read));
  return read.value.snapshot;
}

function answerTo(text: string, language: Language = 'en'): string {
  const { place, state } = reducedAnswer(readOf(text), language);
  return `${place} ${state}`;
}

describe('the details of a page that did not start', () => {
  it('say which stored things are there, and contain none of them', () => {
    const page = openStartPage({
      stored: { [TEST_KEY]: '{"currentStep":12', [PERSON_KEY]: '{"firstName":"Ana Ruiz"}', other: 'a text' },
    });
    page.fail(new TypeError('a text'));
    const text = page.details();
    const snapshot = readOf(text);
    expect(text + JSON.stringify(snapshot)).not.toMatch(/Ana|currentStep|a text/);
    expect(snapshot.persisted).toMatchObject({ test: 'damaged', person: 'read', registration: 'missing' });
    const { at, browser } = snapshot;
    expect(snapshot).toMatchObject({ failure: 'script', isOnline: false });
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-08:00$/);
    expect(text.split('\n').slice(0, 5)).toEqual([
      ...['failure: script', 'test: damaged', `time: ${at}`, 'version: 0.1.0', `browser: ${browser}`],
    ]);
    expect(text).toContain(`\n${detailsCode(snapshot)}\n`);
  });

  it('are answered in two sentences, in every language', () => {
    const damaged = openStartPage({ stored: { [TEST_KEY]: '{' } });
    damaged.fail(new TypeError('a text'));
    expect(answerTo(damaged.details())).toBe(
      'The app did not start, because its files did not load. A test was saved on this phone or computer, but its data is damaged, so the app will start without it.',
    );
    expect(answerTo(damaged.details(), 'es')).toMatch(/^La aplicación no se abrió, /);
    expect(answerTo(openStartPage({ stored: null }).details())).toMatch(/^The app started, but .* allow cookies /);
    const tooOld = openStartPage({ stored: {} });
    tooOld.fail(new SyntaxError('Unexpected token'), 'BODY');
    expect(answerTo(tooOld.details())).toMatch(/^The app did not start, because this browser is too old/);
  });

  it('survive an email, also with a browser that describes itself in other letters', () => {
    const page = openStartPage({ stored: { [TEST_KEY]: '{}' }, browser: 'Mozilla/5.0 (Señal)', offsetMinutes: 330 });
    const broken =
      page
        .details()
        .match(/.{1,40}/gs)
        ?.join('\r\n> ') ?? '';
    const snapshot = readOf(`Hello,\r\n> ${broken}\r\nSent from my iPhone`);
    expect(snapshot).toMatchObject({ browser: 'Mozilla/5.0 (Se?al)', persisted: { test: 'read' } });
    expect(snapshot.at).toMatch(/\+05:30$/);
    const otherVersion = { app: '0.1.0', own: '0.2.0' };
    const text = reducedText(snapshot, reducedAnswer(snapshot, 'en'), { otherVersion, now: Date.parse(snapshot.at) });
    expect(text).toMatch(/^They come from another build of the app \(0\.1\.0\) than this one \(0\.2\.0\)/);
    expect(text).toContain('The browser is offline: Mozilla/5.0 (Se?al)\n');
  });
});
