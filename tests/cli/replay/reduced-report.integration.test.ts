import { describe, expect, it } from 'vitest';
import { STORAGE_NAMESPACE } from '../../../adapters/storage/local-storage.ts';
import { reducedReport, reducedText } from '../../../cli/replay/reduced-report.ts';
import { readSource } from '../../../cli/replay/replay-source.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { readSnapshotText } from '../../../replay/read-snapshot.ts';
import { openStartPage } from '../../web/loading/start-page.ts';

const TEST_KEY = `${STORAGE_NAMESPACE}session`;
const FORM_KEY = `${STORAGE_NAMESPACE}guestForm`;

function reportOf(text: string, language: Language = 'en') {
  const found = readSource(text);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if (!('reduced' in found.value)) throw new Error('It is not reduced.');
  return reducedReport(found.value, { language });
}

describe('the snapshot of a page that did not start', () => {
  it('says which stored things are there, and contains none of them', () => {
    const page = openStartPage({
      stored: { [TEST_KEY]: '{"currentStep":12', [FORM_KEY]: '{"firstName":"Ana Ruiz"}', other: 'a text' },
    });
    page.fail(new TypeError('a text'));
    const text = page.details();
    expect(text).not.toMatch(/Ana|currentStep|a text/);
    const { persisted, failure, isOnline, at } = JSON.parse(text) as Record<string, unknown>;
    expect(persisted).toMatchObject({ test: 'damaged', guestForm: 'read', profiles: 'missing' });
    expect({ failure, isOnline, at }).toEqual({
      failure: 'script',
      isOnline: false,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-08:00$/) as string,
    });
  });

  it('is answered in two sentences, in every language', () => {
    const damaged = openStartPage({ stored: { [TEST_KEY]: '{' } });
    damaged.fail(new TypeError('a text'));
    expect(reportOf(damaged.details()).answer.join(' ')).toBe(
      'The app did not start, because its files did not load. A test was saved on this phone or computer, but its data is damaged, so the app will start without it.',
    );
    expect(reportOf(damaged.details(), 'es').answer.join(' ')).toMatch(/^La aplicación no se abrió, /);
    const blocked = openStartPage({ stored: null });
    expect(reportOf(blocked.details()).answer.join(' ')).toMatch(
      /^The app started, but .* allow cookies and site data/,
    );
    const tooOld = openStartPage({ stored: {} });
    tooOld.fail(new SyntaxError('Unexpected token'), 'BODY');
    expect(reportOf(tooOld.details()).answer.join(' ')).toMatch(
      /^The app did not start, because this browser is too old/,
    );
  });

  it('survives an email that breaks its lines', () => {
    const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
    const page = openStartPage({ stored: { [TEST_KEY]: '{}' }, browser, offsetMinutes: 330 });
    const broken = page
      .details()
      .split('\n')
      .flatMap((line) => line.match(/.{1,40}/g) ?? [])
      .join('\r\n> ');
    const report = reportOf(`Hello,\r\n> ${broken}\r\nSent from my iPhone`);
    expect(reducedText(report)).toContain('there, and read: the test\n');
    expect(report.madeAt).toMatch(/\+05:30$/);
  });

  it('has no test that the development page could open', () => {
    expect(readSnapshotText(openStartPage({ stored: {} }).details(), '0.1.0')).toMatchObject({
      ok: false,
      error: [{ kind: 'onlyReduced' }],
    });
  });

  it('names another version of the app first', () => {
    const text = openStartPage({ stored: {} }).details().replace('"0.1.0"', '"0.0.9"');
    expect(reducedText(reportOf(text))).toMatch(/^It comes from version 0\.0\.9 of the app, and this is 0\.1\.0\./);
  });
});
