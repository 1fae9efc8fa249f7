import type { ReportedKit } from '../domain/kit.ts';
import { withoutIdentity, type ReportContents } from '../report/report-contents.ts';
import { ETHNICITY_CODES, RACE_CODES, SEX_CODES, QUESTIONS, SYMPTOMATIC_CODES, YEARS } from './code-tables.ts';
import { hl7Text } from './hl7-text.ts';
import { hl7Date, hl7Time, utcDigits } from './hl7-times.ts';
import type { MessageInput, MessageSender } from './message-input.ts';
import { obrSegment, orcSegment, spmSegment, specimenIdOf } from './order-segments.ts';
import { addressField, contactField, nameField } from './person-fields.ts';
import { coded, components, segment, subcomponents, ENCODING_CHARACTERS, type FieldValues } from './segments.ts';

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
function observationSegments(contents: ReportContents, kit: ReportedKit): readonly string[] {
  const common = performedBy(kit);
  const note = segment('NTE', { 1: '1', 2: 'L', 3: hl7Text(kit.deviceId, DEVICE_LIMIT) });
  const rows = [resultFields(contents, kit), ...answers(contents)];
  return rows.flatMap((fields, index) => {
    const row = segment('OBX', { 1: String(index + 1), ...common, ...fields });
    return index === 0 ? [row, note] : [row];
  });
}

const LIMITS = {
  application: 20,
  oid: 199,
  facility: 20,
  clia: 10,
  vendor: 50,
  version: 15,
  product: 20,
  binary: 20,
  id: 199,
};

const RECEIVERS: Readonly<
  Record<MessageSender['environment'], { readonly application: string; readonly use: string }>
> = {
  test: { application: components('AIMS.INTEGRATION.STG', '2.16.840.1.114222.4.3.15.2', 'ISO'), use: 'T' },
  production: { application: components('AIMS.INTEGRATION.PRD', '2.16.840.1.114222.4.3.15.1', 'ISO'), use: 'P' },
};
const PLATFORM = components('AIMS.PLATFORM', '2.16.840.1.114222.4.1.217446', 'ISO');
const PROFILE = components('PHLabReport-NoAck', 'ELR251R1_Rcvr_Prof', '2.16.840.1.113883.9.11', 'ISO');

/** MSH: sender, receiver and type of the message. MSH-1 is the separator after the segment name. */
function mshSegment(input: MessageInput): string {
  const { sender, writtenAt, contents } = input;
  const { application, use } = RECEIVERS[sender.environment];
  return segment(
    'MSH',
    {
      2: ENCODING_CHARACTERS,
      3: components(hl7Text(sender.appName, LIMITS.application), hl7Text(sender.appOid, LIMITS.oid), 'ISO'),
      4: components(hl7Text(sender.facility, LIMITS.facility), hl7Text(sender.clia, LIMITS.clia), 'CLIA'),
      5: application,
      6: PLATFORM,
      7: hl7Time(writtenAt, contents.utcOffset),
      9: components('ORU', 'R01', 'ORU_R01'),
      10: `${utcDigits(writtenAt)}_${specimenIdOf(input)}`,
      11: use,
      12: '2.5.1',
      15: 'NE',
      16: 'NE',
      18: 'UNICODE UTF-8',
      21: PROFILE,
    },
    2,
  );
}

/** SFT: the software that wrote the message. */
function sftSegment({ vendor, version, product, binaryId }: MessageSender): string {
  return segment('SFT', {
    1: hl7Text(vendor, LIMITS.vendor),
    2: hl7Text(version, LIMITS.version),
    3: hl7Text(product, LIMITS.product),
    4: hl7Text(binaryId, LIMITS.binary),
  });
}

/** PID: the tested person. */
function pidSegment({ contents, sender, patientId, countyFips }: MessageInput): string {
  const { dateOfBirth, sex, race, ethnicity } = contents;
  const assigner = subcomponents(null, hl7Text(sender.appOid, LIMITS.oid), 'ISO');
  return segment('PID', {
    1: '1',
    3: components(hl7Text(patientId, LIMITS.id), null, null, assigner, 'PI'),
    5: nameField(contents),
    7: dateOfBirth === null ? '' : hl7Date(dateOfBirth),
    8: SEX_CODES[sex],
    10: race === null ? '' : coded(RACE_CODES[race]),
    11: addressField(contents, countyFips),
    13: contactField(contents),
    22: coded(ETHNICITY_CODES[ethnicity]),
  });
}

/**
 * A report as an HL7 v2.5.1 message ORU^R01 of the RADx MARS programme (reporting.md, "Structure"): segments end in CR, text is to be
 * sent as UTF-8. The same input always makes the same message. In an anonymous report nothing of the person's identity is written,
 * whatever the contents hold.
 */
export function oruR01(input: MessageInput, kit: ReportedKit): string {
  const isAnonymous = input.contents.form === 'anonymous';
  const shown = isAnonymous ? { ...input, contents: withoutIdentity(input.contents) } : input;
  return [
    mshSegment(shown),
    sftSegment(shown.sender),
    pidSegment(shown),
    orcSegment(shown, kit),
    obrSegment(shown, kit),
    ...observationSegments(shown.contents, kit),
    spmSegment(shown, kit),
  ].join('');
}
