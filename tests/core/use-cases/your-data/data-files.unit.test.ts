import { describe, expect, it } from 'vitest';
import { translations } from '../../../../adapters/translations/index.ts';
import type { HeldResult, PersonalData } from '../../../../core/domain/personal-data.ts';
import { LANGUAGES, type Language } from '../../../../core/domain/languages.ts';
import { dataFiles } from '../../../../core/use-cases/your-data/data-files.ts';
import { aGuest } from '../../../support/samples.ts';

const AT = '2026-11-20T18:00:00.000Z';

const RESULT: HeldResult = {
  testId: 't-1',
  profileId: 'p-1',
  kitId: 'k-1',
  result: 'negative',
  isSymptomatic: 'unsure',
  symptomOnsetDate: 'n/a',
  testDate: AT,
  collectedAt: null,
  analysedAt: AT,
  utcOffset: -480,
  clockAheadMs: 0,
  choice: null,
  sendToAims: true,
  isAnonymous: false,
  submitToCloud: false,
  notReported: null,
  guestInfo: aGuest({ firstName: '<b>Ana</b>' }),
  createdAt: AT,
  updatedAt: AT,
  cassette: null,
  progress: [{ step: 'wait', at: AT, receivedAt: AT }],
  report: {
    ...{ form: 'identified', state: 'sent', specimenId: 's-1', fileName: 'f-1', receipt: null, failure: null },
    createdAt: AT,
    history: [{ state: 'sent', at: AT, remarks: ['PID-5 is odd'], hub: null, withdrawal: null }],
    fields: [{ id: 'zip', value: '94110' }],
    message: 'MSH|one\rPID|one\r',
  },
};

const DATA: PersonalData = {
  version: 1,
  madeAt: AT,
  account: null,
  loginSessions: [],
  otpDevices: [],
  profiles: [],
  results: [RESULT, { ...RESULT, testId: 't-2', report: null }],
  supportRequests: [],
  waitingMessages: [],
};

function filesIn(language: Language, data = DATA) {
  const texts = translations[language];
  const words = { ...texts.yourData.yourData.file, fields: texts.results.report.fields };
  return dataFiles(data, { words, language, origin: 'https://clearline.example' });
}
const textOf = (language: Language, extension: string, data = DATA): string =>
  filesIn(language, data).find(({ name }) => name.endsWith(extension))?.text ?? '';

describe('the files of personal data', () => {
  it('hold everything as JSON, with the address of its schema', () => {
    expect(JSON.parse(textOf('en', '.json'))).toEqual({
      $schema: 'https://clearline.example/personal-data.schema.json',
      ...DATA,
    });
  });

  it('hold the messages as they were sent, and no file without any', () => {
    expect(textOf('en', '.hl7')).toBe('MSH|one\rPID|one\r');
    const without = filesIn('en', { ...DATA, results: [] });
    expect(without.map(({ name }) => name)).toEqual(['clearline-data.html', 'clearline-data.json']);
  });

  it('say in words what a person can read, in each language', () => {
    const [english, spanish] = LANGUAGES.map((language) => textOf(language, '.html'));
    expect(english).toContain('<dt>Result</dt><dd>Negative</dd>');
    expect(english).toContain('<dt>Day and time of the test</dt><dd>2026-11-20, 18:00 UTC</dd>');
    expect(english).toContain('<dt>Symptoms</dt><dd>Not sure</dd>');
    expect(english).toContain('<dt>ZIP code</dt><dd>94110</dd>');
    expect(english).toContain('PID-5 is odd');
    expect(english).toContain('<pre>MSH|one\nPID|one\n</pre>');
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('<dt>Resultado</dt><dd>Negativo</dd>');
  });

  it('are safe to open: what was typed is text, and nothing is loaded', () => {
    const page = textOf('en', '.html');
    expect(page).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(/);
  });
});
