import type { ReportedKit } from '../domain/kit.ts';
import { hl7Text } from './hl7-text.ts';
import { hl7Time } from './hl7-times.ts';
import type { MessageInput } from './message-input.ts';
import { addressField, ordererContact } from './person-fields.ts';
import { coded, components, segment, subcomponents } from './segments.ts';

const SPECIMEN_ID_LIMIT = 100;
const OID_LIMIT = 199;

/** The id of the specimen, which identifies the whole test, as all segments contain it. */
export function specimenIdOf({ specimenId }: Pick<MessageInput, 'specimenId'>): string {
  return hl7Text(specimenId, SPECIMEN_ID_LIMIT);
}

function fillerNumber(input: MessageInput): string {
  return components(specimenIdOf(input), null, hl7Text(input.sender.appOid, OID_LIMIT), 'ISO');
}

function orderer({ performer }: ReportedKit): string {
  return components(null, null, performer.name);
}

/** ORC: the person ordered the test. */
export function orcSegment(input: MessageInput, kit: ReportedKit): string {
  return segment('ORC', {
    1: 'RE',
    3: fillerNumber(input),
    12: orderer(kit),
    21: kit.performer.name,
    22: addressField(input.contents, input.countyFips),
    23: ordererContact(input.contents),
  });
}

/** OBR: what was ordered, when the sample was collected, and when the result was released. */
export function obrSegment(input: MessageInput, kit: ReportedKit): string {
  const { collectedAt, releasedAt, utcOffset } = input.contents;
  return segment('OBR', {
    1: '1',
    3: fillerNumber(input),
    4: coded(kit.test),
    7: hl7Time(collectedAt, utcOffset),
    16: orderer(kit),
    22: hl7Time(releasedAt, utcOffset),
    25: 'F',
  });
}

/** SPM: the swab. The person who collected it also received it, at once. */
export function spmSegment(input: MessageInput, { specimen }: ReportedKit): string {
  const collected = hl7Time(input.contents.collectedAt, input.contents.utcOffset);
  const id = subcomponents(specimenIdOf(input), null, hl7Text(input.sender.appOid, OID_LIMIT), 'ISO');
  return segment('SPM', { 1: '1', 2: components(null, id), 4: coded(specimen), 17: collected, 18: collected });
}
