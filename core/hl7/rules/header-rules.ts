import { valueAt } from '../read-message.ts';
import { everyValue, format, formatIfAny, is, longest, oneOf, required, type Rule } from './rule.ts';
import { time } from './time-rules.ts';
import { entryOf } from '../../domain/entry-of.ts';

const OID = /^[0-2](\.(0|[1-9][0-9]*))+$/;
const CLIA = /^\d{2}[DZ]\d{7}$/;
const RECEIVERS: Readonly<Record<string, string>> = {
  T: 'AIMS.INTEGRATION.STG^2.16.840.1.114222.4.3.15.2^ISO',
  P: 'AIMS.INTEGRATION.PRD^2.16.840.1.114222.4.3.15.1^ISO',
};

/** MSH and SFT. */
export const HEADER_RULES: readonly Rule[] = [
  is('MSH-2', '^~\\&'),
  required('MSH-3.1'),
  longest('MSH-3.1', 20),
  format('MSH-3.2', OID),
  is('MSH-3.3', 'ISO'),
  required('MSH-4.1'),
  longest('MSH-4.1', 20),
  format('MSH-4.2', CLIA),
  is('MSH-4.3', 'CLIA'),
  oneOf('MSH-5', Object.values(RECEIVERS)),
  everyValue('environment', 'MSH-5', 'must be the receiver that goes with MSH-11', (value, message) => {
    const fitting = entryOf(RECEIVERS, valueAt(message, 'MSH-11'));
    return fitting === undefined || !Object.values(RECEIVERS).includes(value) || value === fitting;
  }),
  is('MSH-6', 'AIMS.PLATFORM^2.16.840.1.114222.4.1.217446^ISO'),
  time('MSH-7'),
  is('MSH-9', 'ORU^R01^ORU_R01'),
  longest('MSH-10', 199),
  everyValue('format', 'MSH-10', 'must be fourteen digits, _ and the specimen id of OBR-3.1', (value, message) => {
    const [digits, ...rest] = value.split('_');
    return /^\d{14}$/.test(digits ?? '') && rest.join('_') === valueAt(message, 'OBR-3.1');
  }),
  oneOf('MSH-11', ['P', 'T']),
  is('MSH-12', '2.5.1'),
  is('MSH-15', 'NE'),
  is('MSH-16', 'NE'),
  is('MSH-18', 'UNICODE UTF-8'),
  is('MSH-21', 'PHLabReport-NoAck^ELR251R1_Rcvr_Prof^2.16.840.1.113883.9.11^ISO'),
  required('SFT-1.1'),
  longest('SFT-1.1', 50),
  required('SFT-2'),
  longest('SFT-2', 15),
  required('SFT-3'),
  longest('SFT-3', 20),
  required('SFT-4'),
  longest('SFT-4', 20),
  formatIfAny('SFT-6', /^\d{8}$/),
];
