import { hl7Text } from './hl7-text.ts';
import { hl7Time, utcDigits } from './hl7-times.ts';
import type { MessageInput, MessageSender } from './message-input.ts';
import { specimenIdOf } from './order-segments.ts';
import { components, ENCODING_CHARACTERS, segment } from './segments.ts';

const LIMITS = { application: 20, oid: 199, facility: 20, clia: 10, vendor: 50, version: 15, product: 20, binary: 20 };

const RECEIVERS: Readonly<
  Record<MessageSender['environment'], { readonly application: string; readonly use: string }>
> = {
  test: { application: components('AIMS.INTEGRATION.STG', '2.16.840.1.114222.4.3.15.2', 'ISO'), use: 'T' },
  production: { application: components('AIMS.INTEGRATION.PRD', '2.16.840.1.114222.4.3.15.1', 'ISO'), use: 'P' },
};
const PLATFORM = components('AIMS.PLATFORM', '2.16.840.1.114222.4.1.217446', 'ISO');
const PROFILE = components('PHLabReport-NoAck', 'ELR251R1_Rcvr_Prof', '2.16.840.1.113883.9.11', 'ISO');

/** MSH: sender, receiver and type of the message. MSH-1 is the separator after the segment name. */
export function mshSegment(input: MessageInput): string {
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
export function sftSegment({ vendor, version, product, binaryId }: MessageSender): string {
  return segment('SFT', {
    1: hl7Text(vendor, LIMITS.vendor),
    2: hl7Text(version, LIMITS.version),
    3: hl7Text(product, LIMITS.product),
    4: hl7Text(binaryId, LIMITS.binary),
  });
}
