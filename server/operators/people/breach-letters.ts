import { breachLetter as english } from '../../../adapters/translations/en/breach-letter.ts';
import { breachLetter as spanish } from '../../../adapters/translations/es/breach-letter.ts';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import type { Texts } from '../../../adapters/translations/texts.ts';
import { formatUsDate, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import type { HeldPerson } from '../../people/ports.ts';

const LETTERS: Readonly<Record<Language, Texts<typeof english>>> = { en: english, es: spanish };

/** What the letters say about a breach. */
export interface Breach {
  /** One or two sentences in each language. */
  readonly happened: Readonly<Record<Language, string>>;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly supportEmail: string;
}

function letter(person: HeldPerson, { happened, from, to, supportEmail }: Breach, language: Language): string {
  const texts = LETTERS[language];
  const { involved, doing, you, more } = texts;
  const ofAccount = (text: string): readonly string[] => (person.hasAccount ? [text] : []);
  const values = { happened: happened[language], from: formatUsDate(from), to: formatUsDate(to) };
  const greeting = person.name === '' ? texts.greetingWithoutName : fillIn(texts.greeting, { name: person.name });
  const held = [person.hasAccount ? involved.account : involved.guest, ...ofAccount(involved.password)];
  const paragraphs = [
    texts.subject.toUpperCase(),
    greeting,
    texts.happened.heading,
    fillIn(texts.happened.text, values),
    involved.heading,
    held.join(' '),
    doing.heading,
    doing.text,
    you.heading,
    [...ofAccount(you.account), you.everyone, you.erase].join(' '),
    more.heading,
    fillIn(more.text, { email: supportEmail }),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Quotes a cell of a CSV file. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const HEAD = ['number', 'name', 'email', 'phone', 'address', 'city', 'state', 'zip', 'language', 'account', 'results'];

function rowOf(person: HeldPerson, number: string): string {
  const { name, email, phoneNumber, address, city, state, zipCode, language, hasAccount, results } = person;
  const kind = hasAccount ? 'account' : 'guest';
  const cells = [
    number,
    name,
    email,
    phoneNumber,
    address,
    city,
    state,
    zipCode,
    language ?? '',
    kind,
    String(results),
  ];
  return cells.map(cell).join(',');
}

const NUMBER_DIGITS = 6;

/** The list of who is affected, and a letter to each in every language, as files. */
export function breachFiles(people: readonly HeldPerson[], breach: Breach) {
  const numbered = people.map((person, index) => [String(index + 1).padStart(NUMBER_DIGITS, '0'), person] as const);
  const rows = numbered.map(([number, person]) => rowOf(person, number));
  return [
    { name: 'affected.csv', text: `${[HEAD.join(','), ...rows].join('\r\n')}\r\n` },
    ...numbered.flatMap(([number, person]) =>
      LANGUAGES.map((language) => ({
        name: `letters/${number}-${language}.txt`,
        text: letter(person, breach, language),
      })),
    ),
  ];
}
