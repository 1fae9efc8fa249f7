import { describe, expect, test } from 'vitest';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import { EMPTY_GUEST_FORM } from '../../core/domain/guest-form.ts';
import { firstRejectedPage } from '../../core/domain/guest-pages.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import { placeKey } from '../../core/domain/place-of-zip.ts';
import { validateGuestInfo } from '../../core/domain/validate-guest-info.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import { answered, emptyForm, type FormSpec } from '../../core/forms/form.ts';
import { messageFaults } from '../../core/hl7/check-message.ts';
import { dataFiles } from '../../core/use-cases/your-data/data-files.ts';
import { textsOf } from '../../cli/walk/look-up-text.ts';
import { AWKWARD_TEXTS } from '../support/awkward-texts.ts';
import { ANA, aMessage } from './hl7/a-message.ts';

const TODAY = '2026-11-20' as CalendarDate;
const AT = '2026-11-20T18:00:00.000Z';
const CODE = /^[A-Z][A-Z_]+$/;

const codesOf = (read: ReturnType<typeof validateGuestInfo> | ReturnType<typeof validateSupportRequest>) =>
  read.ok ? [] : read.error.map(({ code }) => code);

function dataOf(text: string): PersonalData {
  const nothing = { account: null, loginSessions: [], profiles: [], results: [], waitingMessages: [] };
  const request = { requestId: 'r-1', requestType: text, name: text, email: text, phoneNumber: text };
  return {
    ...{ version: 1, madeAt: AT, ...nothing },
    otpDevices: [{ type: 'EMAIL', name: text, address: text, addedAt: AT }],
    supportRequests: [{ ...request, supportInformation: text, receivedAt: AT }],
  };
}

/** A form whose field the server names otherwise. */
const spec: FormSpec<'name'> = {
  button: 'send',
  initial: { name: '' },
  check: () => [],
  serverNames: { fullName: 'name' },
  send: () => Promise.reject(new Error('It is not sent.')),
};

describe.each(AWKWARD_TEXTS.map((text) => ({ text, start: text.slice(0, 20) })))('the text $start', ({ text }) => {
  test('in every field of the forms about a guest and of support gets an answer', () => {
    for (const field of Object.keys(EMPTY_GUEST_FORM)) {
      const form = { ...EMPTY_GUEST_FORM, zipCode: '94110', [field]: text };
      expect(codesOf(validateGuestInfo(form, TODAY)).every((code) => CODE.test(code))).toBe(true);
      expect(firstRejectedPage([{ field: text, code: 'INVALID_REQUEST' }])).toEqual(firstRejectedPage([]));
    }
    const typed = { requestType: text, name: text, email: text, phoneNumber: text, supportInformation: text };
    expect(codesOf(validateSupportRequest(typed)).every((code) => CODE.test(code))).toBe(true);
  });

  test('as the name of a field that the server rejects is an error of the form', () => {
    const error = { code: 'INVALID_REQUEST', fields: [{ field: text, code: 'INVALID_REQUEST' }] } as const;
    const state = answered(spec, emptyForm(spec), { name: 'Ana' }, { ok: false, error });
    expect([state.errors, state.rejected]).toEqual([[error], {}]);
  });

  test('is on the page of personal data as it was typed', () => {
    for (const { yourData, results } of [translations.en, translations.es]) {
      const words = { ...yourData.yourData.file, fields: results.report.fields };
      // These two stand for a missing answer, and one is in words.
      const shown = ['', 'default'].includes(text) ? words.none : text === 'n/a' ? words.values['n/a'] : text;
      const [page] = dataFiles(dataOf(text), { words, language: 'en', origin: '' });
      const label = escapeHtml(words.labels.name);
      expect(page?.text).toContain(`<dt>${label}</dt><dd>${escapeHtml(shown)}</dd>`);
    }
  });

  test('in a report leaves a valid message, and as a segment or receiver breaks a rule without a failure', () => {
    const person = { ...ANA, firstName: text, lastName: text, address: text, city: text, county: text };
    expect(messageFaults(aMessage({ person }))).toEqual([]);
    const message = aMessage();
    expect(messageFaults(`${message}${text}|1|x\r`).length).toBeGreaterThan(0);
    expect(messageFaults(message.replace('|T|', () => `|${text}|`)).every(({ rule }) => rule !== '')).toBe(true);
  });

  test('is no text, no abbreviation and no value of a placeholder', () => {
    expect(textsOf(text, 'en')).toBeUndefined();
    expect(placeKey(text)).toBe(placeKey(` ${text} `));
    expect(placeKey(text)).not.toContain('function');
    expect(fillIn(`{{${text}}}`, {})).toBe(`{{${text}}}`);
  });
});
