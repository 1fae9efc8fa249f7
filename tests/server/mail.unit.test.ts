import { describe, expect, test } from 'vitest';
import { messageTexts } from '../../adapters/translations/messages.ts';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import type { PersonMessage } from '../../server/messages/message.ts';
import { mailHtml } from '../../server/messages/mail-html.ts';
import { mailParts } from '../../server/messages/mail-parts.ts';
import { mailText } from '../../server/messages/mail-text.ts';
import { staffMail } from '../../server/messages/staff-mail.ts';
import { EXPECTATIONS } from '../adapters/translations/language-expectations.ts';
import { sentencesOf, wordsOf } from '../adapters/translations/readability.ts';
import { AWKWARD_TEXTS } from '../support/awkward-texts.ts';

const PUBLIC_URL = 'https://clearline.example';
const SUPPORT = 'help@mail.example';
const PLACES = { publicUrl: PUBLIC_URL, supportEmail: SUPPORT };
const CODE = '482913';
const LINK = `${PUBLIC_URL}/reset-password/dTE/a-token`;

const messagesIn = (language: Language): readonly PersonMessage[] => {
  const common = { to: 'ana@mail.example', language };
  return [
    { ...common, kind: 'registrationCode', code: CODE },
    { ...common, kind: 'signInCode', by: 'EMAIL', code: CODE },
    { ...common, kind: 'otpDeviceCode', by: 'EMAIL', code: CODE },
    { ...common, kind: 'resetLink', uid: 'dTE', token: 'a-token' },
    { ...common, kind: 'passwordChanged' },
    { ...common, kind: 'otpDeviceAdded' },
    { ...common, kind: 'otpDeviceRemoved' },
  ];
};
const mailOf = (message: PersonMessage) => {
  const parts = mailParts(message, PLACES);
  return { subject: parts.subject, preview: parts.preview, text: mailText(parts), html: mailHtml(parts) };
};
const everyMail = LANGUAGES.flatMap((language) =>
  messagesIn(language).map((message) => ({ name: `${message.kind} in ${language}`, message, ...mailOf(message) })),
);

describe.each(everyMail)('The email $name', ({ message, subject, preview, text, html }) => {
  test('has the code or link in the text and HTML, and not in the subject', () => {
    const secret = 'code' in message ? CODE : message.kind === 'resetLink' ? LINK : `${PUBLIC_URL}/forgot-password`;
    expect(text.split('\n')).toContain(secret);
    expect(html).toContain(secret);
    expect(subject).toContain('Clearline');
    expect(subject).not.toContain(secret);
  });

  test('begins with the logo, drawn without any file to load', () => {
    const shown = html.slice(html.indexOf('<body'), html.indexOf('<h1'));
    expect(shown).toMatch(/class="mark"[\s\S]*class="line"[\s\S]*class="test-line"[\s\S]*>Clearline</);
    expect(html).not.toMatch(/<img|<svg|url\(/);
  });

  test('says how long the code or link is valid, and what to do if the reader did not request it', () => {
    const texts = messageTexts[message.language].email[message.kind];
    expect(text).toContain(texts.notYou);
    const life = { code: / 10 minut/, resetLink: / 1 hor?/ };
    if ('code' in message) expect(text).toMatch(life.code);
    if (message.kind === 'resetLink') expect(text).toMatch(life.resetLink);
  });

  test('says who Clearline is, and where help is', () => {
    const { about } = messageTexts[message.language];
    for (const part of [text, html]) {
      expect(part).toContain(about);
      expect(part).toContain(SUPPORT);
    }
  });

  test('begins with a preview that shows only beside its subject, and holds no secret', () => {
    const [first] = html.split('<body')[1]?.match(/<(?!table|body)[a-z]+ [^>]*>[^<]+/) ?? [];
    expect(first).toMatch(/^<div style="display:none;[^>]*>/);
    expect(first?.endsWith(`>${preview}`)).toBe(true);
    expect(preview).not.toMatch(/\{\{|\d{6}|https?:/);
    expect(text).not.toContain(preview);
  });

  test('loads nothing, runs nothing, and leaves no placeholder', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|\{\{/i);
    expect(text).not.toContain('{{');
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.every((address) => address?.startsWith(`${PUBLIC_URL}/`))).toBe(true);
  });

  test('declares its language and follows the dark theme', () => {
    expect(html).toContain(`<html lang="${message.language}">`);
    expect(html).toContain('prefers-color-scheme: dark');
  });
});

test.each(LANGUAGES)('no two kinds of email share a subject or a preview in %s', (language) => {
  const mails = messagesIn(language).map(mailOf);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  expect(new Set(mails.map(({ preview }) => preview)).size).toBe(mails.length);
});

test('no kind of message to a person can carry a result', () => {
  const carried = new Set(messagesIn('en').flatMap((message) => Object.keys(message)));
  expect([...carried].toSorted()).toEqual(['by', 'code', 'kind', 'language', 'to', 'token', 'uid']);
});

describe('Every email', () => {
  test('shows a code large and spaced in HTML', () => {
    const [mail] = everyMail;
    expect(mail?.html).toMatch(new RegExp(`font-size:36px[^>]*letter-spacing[^>]*>${CODE}<`));
  });

  test('escapes its values, and fills in no placeholder of theirs', () => {
    const parts = mailParts(
      { kind: 'registrationCode', to: 'ana@mail.example', language: 'en', code: `<b>"'&{{code}}` },
      PLACES,
    );
    expect(mailHtml(parts)).toContain('&lt;b&gt;&quot;&#39;&amp;{{code}}');
    const link = { label: '<i>', url: 'https://clearline.example/"><script>', help: '&' };
    const html = mailHtml({ ...parts, language: '"', title: '<u>', code: null, link });
    expect(html).not.toMatch(/<i>|<u>|<script>|lang="""/);
  });

  test('preserves special characters of a link', () => {
    const { link } = mailParts(
      { kind: 'resetLink', to: 'ana@mail.example', language: 'en', uid: 'a/b', token: 'c?d#e' },
      PLACES,
    );
    expect(link?.url).toBe(`${PUBLIC_URL}/reset-password/a%2Fb/c%3Fd%23e`);
  });

  test.each(LANGUAGES)('is written for sixth grade, in short sentences, in %s', (language) => {
    const { email, phone, ...common } = messageTexts[language];
    const measured = Object.entries({ ...email, ...phone }).map(([name, texts]) => {
      const prose = typeof texts === 'string' ? [texts] : Object.values<string>({ ...texts, ...common });
      const longest = Math.max(...prose.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length));
      return { name, reads: EXPECTATIONS[language].isEasy(prose), longest };
    });
    expect(measured.filter(({ reads, longest }) => !reads || longest > 20)).toEqual([]);
  });
});

test.each(AWKWARD_TEXTS)('A question with the text %j is emailed as it was typed', (text) => {
  const request = { requestId: 'r-1', requestType: 'technicalSupport', name: text, email: text } as const;
  const typed = { ...request, phoneNumber: text, supportInformation: text };
  const mail = staffMail({ kind: 'supportRequest', to: SUPPORT, request: typed });
  expect(mail.text).toContain(`Name:\n${text}\n`);
  expect(mail.html).toContain(escapeHtml(text));
});
