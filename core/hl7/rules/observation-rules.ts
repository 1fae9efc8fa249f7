import { ageOn } from '../../domain/age.ts';
import { calendarDateAt, type CalendarDate } from '../../domain/calendar-date.ts';
import { MAX_AGE, MIN_TESTED_AGE } from '../../domain/limits.ts';
import { valueAt, valuesAt, type ReadMessage } from '../read-message.ts';
import { empty, everyValue, is, longest, oneOf, required, same, type Rule } from './rule.ts';
import { notBefore, readDate, readTime, time } from './time-rules.ts';

const POSITIVE = '260373001^Detected^SCT^^^^20210301';
const FINDINGS = [
  POSITIVE,
  '260415000^Not detected^SCT^^^^20210301',
  '455371000124106^Invalid result^SCT^^^^20210301',
] as const;
const [ABNORMAL, NORMAL] = ['A^Abnormal^HL70078^^^^2.5.1', 'N^Normal^HL70078^^^^2.5.1'] as const;
const YES = 'Y^Yes^HL70136^^^^2.5.1';

/** The rules of each observation. */
const ROW_RULES: readonly Rule[] = [
  {
    rule: 'sequence',
    field: 'OBX-1',
    text: 'must count from 1',
    holds: (message) => valuesAt(message, 'OBX-1').every((value, index) => value === String(index + 1)),
  },
  is('OBX-11', 'F'),
  is('OBX-15', '00Z0000042'),
  ...empty('OBX-20', 'OBX-21', 'OBX-22'),
  is('OBX-23.1', 'SA.OTCSelfReport'),
  ...empty('OBX-23.3'),
  is('OBX-23.6.2', '2.16.840.1.113883.3.8589.4.1.152'),
  is('OBX-23.6.3', 'ISO'),
  is('OBX-23.7', 'XX'),
  {
    rule: 'equal',
    field: 'OBX-23.10',
    text: 'must be the same as OBX-15.1 of its row',
    holds: (message) => {
      const producers = valuesAt(message, 'OBX-15.1');
      return valuesAt(message, 'OBX-23.10').every((value, index) => value === producers[index]);
    },
  },
  is('OBX-24', '14 Fake AtHome Test Street^^Fake City'),
];

const RESULT_RULES: readonly Rule[] = [
  is('OBX[result]-2', 'CWE'),
  same('OBX[result]-3', 'OBR-4'),
  oneOf('OBX[result]-5', FINDINGS),
  ...empty('OBX[result]-6'),
  everyValue('value', 'OBX[result]-8', 'must be A for a positive result and N for any other', (value, message) => {
    return value === (valueAt(message, 'OBX[result]-5') === POSITIVE ? ABNORMAL : NORMAL);
  }),
  required('OBX[result]-17.1'),
  longest('OBX[result]-17.1', 199),
  is('OBX[result]-17.3', '99ELR'),
  is('OBX[result]-17.7', 'Vunknown'),
  time('OBX[result]-19'),
  notBefore('OBX[result]-19', 'OBR-7'),
  notBefore('OBR-22', 'OBX[result]-19'),
  ...empty('OBX[result]-29'),
  is('NTE-1', '1'),
  is('NTE-2', 'L'),
  same('NTE-3', 'OBX[result]-17.1'),
];

/** The day of collection on the person's calendar; null if unknown. */
function collectionDay(message: ReadMessage): CalendarDate | null {
  const collected = readTime(valueAt(message, 'OBR-7'));
  return collected === null ? null : calendarDateAt(collected.instant, collected.utcOffsetMinutes);
}

/** The age by PID-7 on the day of collection; null if unknown. */
function expectedAge(message: ReadMessage): number | null {
  const [birth, collected] = [readDate(valueAt(message, 'PID-7')), collectionDay(message)];
  return birth === null || collected === null ? null : ageOn(birth, collected);
}

const isTestedAge = (value: string): boolean =>
  /^[1-9]\d{0,2}$/.test(value) && Number(value) >= MIN_TESTED_AGE && Number(value) <= MAX_AGE;

const QUESTION_RULES: readonly Rule[] = [
  is('OBX[age]-2', 'NM'),
  is('OBX[age]-3', '35659-2^Age at specimen collection^LN^^^^2.71'),
  everyValue('range', 'OBX[age]-5', `must be whole years from ${MIN_TESTED_AGE} to ${MAX_AGE}`, isTestedAge),
  everyValue('age', 'OBX[age]-5', 'must be the completed years since PID-7 on the day of OBR-7', (value, message) => {
    const expected = expectedAge(message);
    return expected === null || !isTestedAge(value) || value === String(expected);
  }),
  is('OBX[age]-6', 'a^year^UCUM^^^^2.1'),
  is('OBX[symptomatic]-2', 'CWE'),
  is('OBX[symptomatic]-3', '95419-8^Whether the patient has symptoms related to condition of interest^LN^^^^2.71'),
  oneOf('OBX[symptomatic]-5', [YES, 'N^No^HL70136^^^^2.5.1', 'UNK^Unknown^NULLFL^^^^2.0.0']),
  ...empty('OBX[symptomatic]-6'),
  is('OBX[onset]-2', 'DT'),
  is('OBX[onset]-3', '65222-2^Date and time of symptom onset^LN^^^^2.71'),
  everyValue('format', 'OBX[onset]-5', 'must be a day as YYYYMMDD', (value) => readDate(value) !== null),
  everyValue('condition', 'OBX[onset]-5', 'must be empty without symptoms', (_value, message) => {
    return valueAt(message, 'OBX[symptomatic]-5') === YES;
  }),
  everyValue('not-after', 'OBX[onset]-5', 'must not be after the day of OBR-7', (value, message) => {
    const [onset, collected] = [readDate(value), collectionDay(message)];
    return onset === null || collected === null || onset <= collected;
  }),
  ...empty('OBX[onset]-6', 'OBX[question]-8', 'OBX[question]-17', 'OBX[question]-19'),
  is('OBX[question]-29', 'QST'),
];

/** OBX and NTE. */
export const OBSERVATION_RULES: readonly Rule[] = [...ROW_RULES, ...RESULT_RULES, ...QUESTION_RULES];
