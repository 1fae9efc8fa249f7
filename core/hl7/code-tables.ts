import type { Ethnicity, Race, Sex, SureAnswer } from '../domain/choice-lists.ts';
import type { CodedValue } from '../domain/coded-value.ts';

/** PID-8, of table HL70001. */
export const SEX_CODES: Readonly<Record<Sex, string>> = { male: 'M', female: 'F', other: 'O', unknown: 'U' };

const race = (id: string, text: string): CodedValue => ({ id, text, system: 'HL70005', version: '2.5.1' });

/** PID-10. */
export const RACE_CODES: Readonly<Record<Exclude<Race, 'unknown'>, CodedValue>> = {
  americanIndian: race('1002-5', 'American Indian or Alaska Native'),
  asian: race('2028-9', 'Asian'),
  africanAmerican: race('2054-5', 'Black or African American'),
  pacificIslander: race('2076-8', 'Native Hawaiian or Other Pacific Islander'),
  white: race('2106-3', 'White'),
  other: race('2131-1', 'Other'),
};

const ethnicity = (id: string, text: string): CodedValue => ({ id, text, system: 'HL70189', version: '2.5.1' });

/** PID-22. */
export const ETHNICITY_CODES: Readonly<Record<Ethnicity, CodedValue>> = {
  hispanicLatino: ethnicity('H', 'Hispanic or Latino'),
  nonHispanic: ethnicity('N', 'Not Hispanic or Latino'),
  unknown: ethnicity('U', 'Unknown'),
};

const question = (id: string, text: string): CodedValue => ({ id, text, system: 'LN', version: '2.71' });

/** OBX-3 of the questions next to the result. No others are reported (reporting.md, "OBX"). */
export const QUESTIONS = {
  age: question('35659-2', 'Age at specimen collection'),
  symptomatic: question('95419-8', 'Whether the patient has symptoms related to condition of interest'),
  onset: question('65222-2', 'Date and time of symptom onset'),
} as const satisfies Readonly<Record<string, CodedValue>>;

/** OBX-5 of the question about symptoms. */
export const SYMPTOMATIC_CODES: Readonly<Record<SureAnswer, CodedValue>> = {
  yes: { id: 'Y', text: 'Yes', system: 'HL70136', version: '2.5.1' },
  no: { id: 'N', text: 'No', system: 'HL70136', version: '2.5.1' },
  unsure: { id: 'UNK', text: 'Unknown', system: 'NULLFL', version: '2.0.0' },
};

/** OBX-6 of an age. */
export const YEARS: CodedValue = { id: 'a', text: 'year', system: 'UCUM', version: '2.1' };
