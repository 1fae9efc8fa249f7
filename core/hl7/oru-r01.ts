import type { ReportedKit } from '../domain/kit.ts';
import { withoutIdentity } from '../report/report-contents.ts';
import { ETHNICITY_CODES, RACE_CODES, SEX_CODES } from './code-tables.ts';
import { mshSegment, sftSegment } from './header-segments.ts';
import { hl7Date } from './hl7-times.ts';
import { hl7Text } from './hl7-text.ts';
import type { MessageInput } from './message-input.ts';
import { observationSegments } from './observation-segments.ts';
import { obrSegment, orcSegment, spmSegment } from './order-segments.ts';
import { addressField, contactField, nameField } from './person-fields.ts';
import { coded, components, segment, subcomponents } from './segments.ts';

const LIMITS = { id: 199, oid: 199 } as const;

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
