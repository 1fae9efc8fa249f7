import type { ReportedKit } from '../domain/kit.ts';
import type { ReportContents } from '../report/report-contents.ts';
import { QUESTIONS, SYMPTOMATIC_CODES, YEARS } from './code-tables.ts';
import { hl7Date, hl7Time } from './hl7-times.ts';
import { hl7Text } from './hl7-text.ts';
import { coded, components, segment, subcomponents, type FieldValues } from './segments.ts';

const FINAL = 'F';
const ASKED_OF_THE_PERSON = 'QST';
const NAME_AUTHORITY = subcomponents(null, '2.16.840.1.113883.3.8589.4.1.152', 'ISO');
/** The programme's fixed address of home tests. No other part of the address may be reported. */
const PLACE = components('14 Fake AtHome Test Street', null, 'Fake City');
const DEVICE_LIMIT = 199;

/** The fields that every observation of a message has. */
function performedBy({ performer }: ReportedKit): FieldValues {
  return {
    11: FINAL,
    15: performer.clia,
    23: components(performer.name, null, null, null, null, NAME_AUTHORITY, 'XX', null, null, performer.clia),
    24: PLACE,
  };
}

function resultFields({ result, analysedAt, utcOffset }: ReportContents, kit: ReportedKit): FieldValues {
  const { finding, interpretation } = kit.results[result];
  return {
    2: 'CWE',
    3: coded(kit.test),
    5: coded(finding),
    8: coded(interpretation),
    17: components(hl7Text(kit.deviceId, DEVICE_LIMIT), null, '99ELR', null, null, null, 'Vunknown'),
    19: hl7Time(analysedAt, utcOffset),
  };
}

/** The answers of the person, in the order of the table in reporting.md. Missing answers have no row. */
function answers({ age, isSymptomatic, onset }: ReportContents): readonly FieldValues[] {
  const known: readonly (FieldValues | null)[] = [
    age === null ? null : { 2: 'NM', 3: coded(QUESTIONS.age), 5: String(age), 6: coded(YEARS) },
    { 2: 'CWE', 3: coded(QUESTIONS.symptomatic), 5: coded(SYMPTOMATIC_CODES[isSymptomatic]) },
    isSymptomatic !== 'yes' || onset === null ? null : { 2: 'DT', 3: coded(QUESTIONS.onset), 5: hl7Date(onset) },
  ];
  return known.filter((fields) => fields !== null).map((fields) => ({ ...fields, 29: ASKED_OF_THE_PERSON }));
}

/** The result with the note on its device, then the questions. */
export function observationSegments(contents: ReportContents, kit: ReportedKit): readonly string[] {
  const common = performedBy(kit);
  const note = segment('NTE', { 1: '1', 2: 'L', 3: hl7Text(kit.deviceId, DEVICE_LIMIT) });
  const rows = [resultFields(contents, kit), ...answers(contents)];
  return rows.flatMap((fields, index) => {
    const row = segment('OBX', { 1: String(index + 1), ...common, ...fields });
    return index === 0 ? [row, note] : [row];
  });
}
