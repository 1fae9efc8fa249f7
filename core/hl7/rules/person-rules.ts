import { unescapeText, valueAt, valuesAt, type ReadMessage } from '../read-message.ts';
import { empty, everyValue, format, formatIfAny, is, longest, oneOf, required, same, type Rule } from './rule.ts';
import { readDate } from './time-rules.ts';

const ANONYMOUS_NAME = '~^^^^^^S';
const ANONYMOUS_PHONE = '^^PH^^^111^1111111';

const RACES = [
  '1002-5^American Indian or Alaska Native',
  '2028-9^Asian',
  '2054-5^Black or African American',
  '2076-8^Native Hawaiian or Other Pacific Islander',
  '2106-3^White',
  '2131-1^Other',
].map((race) => `${race}^HL70005^^^^2.5.1`);
const ETHNICITIES = ['H^Hispanic or Latino', 'N^Not Hispanic or Latino', 'U^Unknown'].map(
  (ethnicity) => `${ethnicity}^HL70189^^^^2.5.1`,
);

const isNameless = (message: ReadMessage): boolean => valueAt(message, 'PID-5') === ANONYMOUS_NAME;

/** A rule for fields that must be empty in a message without a name, since they identify the person (decisions.md section 4). */
const onlyWithName = (field: string): Rule =>
  everyValue('nameless', field, 'must be empty where there is no name', (value, message) => {
    return value === '' || !isNameless(message);
  });

/** The repetitions of PID-13 of one kind, as components. */
function contacts(message: ReadMessage, kind: string): readonly (readonly string[])[] {
  const repetitions = valuesAt(message, 'PID-13').flatMap((value) => value.split('~'));
  return repetitions.map((repetition) => repetition.split('^')).filter((parts) => parts[2] === kind);
}

function contactPart(field: string, kind: string, text: string, holds: (part: string) => boolean): Rule {
  const index = Number(field.split('.')[1]) - 1;
  return {
    rule: 'format',
    field,
    text,
    holds: (message) => contacts(message, kind).every((parts) => holds(parts[index] ?? '')),
  };
}

const CONTACT_RULES: readonly Rule[] = [
  oneOf('PID-13.3', ['PH', 'Internet']),
  {
    rule: 'order',
    field: 'PID-13',
    text: 'must begin with the phone, if there is one',
    holds: (message) => !/~\^\^PH/.test(valueAt(message, 'PID-13')),
  },
  {
    rule: 'invented',
    field: 'PID-13',
    text: `must have ${ANONYMOUS_PHONE} only where there is no other contact`,
    holds: (message) => {
      const value = valueAt(message, 'PID-13');
      return value === ANONYMOUS_PHONE || !value.split('~').includes(ANONYMOUS_PHONE);
    },
  },
  contactPart('PID-13.6', 'PH', 'must be an area code of three digits', (part) => /^\d{3}$/.test(part)),
  contactPart('PID-13.7', 'PH', 'must be a number of seven digits', (part) => /^\d{7}$/.test(part)),
  contactPart('PID-13.4', 'Internet', 'must be an e-mail address', (part) => part.includes('@')),
  longest('PID-13.4', 199),
  {
    rule: 'fields',
    field: 'PID-13',
    text: 'A phone has only the components 3, 6 and 7, an email address 3 and 4.',
    holds: (message) =>
      contacts(message, 'PH').every((parts) =>
        parts.every((part, index) => part === '' || [2, 5, 6].includes(index)),
      ) &&
      contacts(message, 'Internet').every((parts) =>
        parts.every((part, index) => part === '' || [2, 3].includes(index)),
      ),
  },
  everyValue('nameless', 'PID-13', `must be ${ANONYMOUS_PHONE} where there is no name`, (value, message) => {
    return value === ANONYMOUS_PHONE || !isNameless(message);
  }),
];

/** PID, and the fields that ORC repeats. */
export const PERSON_RULES: readonly Rule[] = [
  is('PID-1', '1'),
  required('PID-3.1'),
  longest('PID-3.1', 199),
  same('PID-3.4.2', 'MSH-3.2'),
  is('PID-3.4.3', 'ISO'),
  is('PID-3.5', 'PI'),
  everyValue('form', 'PID-5', `must be one name with a last name, or ${ANONYMOUS_NAME}`, (value) => {
    return value === ANONYMOUS_NAME || (value !== '' && !value.includes('~') && !/^\^|^&/.test(value));
  }),
  everyValue('words', 'PID-5.1', 'must have a letter or a digit, or be empty', (value) => {
    return value === '' || /[\p{L}\p{N}]/u.test(unescapeText(value));
  }),
  longest('PID-5.1', 50),
  longest('PID-5.2', 30),
  longest('PID-5.3', 30),
  ...empty('PID-5.10'),
  everyValue(
    'format',
    'PID-7',
    'must be empty or a day as YYYYMMDD',
    (value) => value === '' || readDate(value) !== null,
  ),
  oneOf('PID-8', ['M', 'F', 'O', 'U']),
  oneOf('PID-10', ['', ...RACES]),
  longest('PID-11.1', 120),
  ...empty('PID-11.2'),
  longest('PID-11.3', 50),
  formatIfAny('PID-11.4', /^[A-Z]{2}$/),
  format('PID-11.5', /^\d{5}$|^\d{5}-\d{4}$/),
  formatIfAny('PID-11.9', /^\d{5}$/),
  ...empty('PID-11.12'),
  onlyWithName('PID-11.1'),
  onlyWithName('PID-11.3'),
  onlyWithName('PID-11.9'),
  ...CONTACT_RULES,
  oneOf('PID-22', ETHNICITIES),
  ...empty('PID-2', 'PID-4', 'PID-9', 'PID-12', 'PID-19', 'PID-20', 'PID-28'),
  same('ORC-22', 'PID-11'),
  everyValue('equal', 'ORC-23', 'must be the first contact of PID-13', (value, message) => {
    return value === valueAt(message, 'PID-13').split('~')[0];
  }),
];
