import { empty, is, longest, oneOf, required, same, type Rule } from './rule.ts';
import { laterThan, time } from './time-rules.ts';

const SELF_REPORT = 'SA.OTCSelfReport';
/** The tests of the known kits. */
const TESTS = [
  '97097-0^SARS-CoV-2 (COVID-19) Ag [Presence] in Upper respiratory specimen by Rapid immunoassay^LN^^^^2.71',
] as const;
/** The specimens of the known kits. */
const SPECIMENS = ['697989009^Anterior nares swab (specimen)^SCT^^^^20210301'] as const;

/** ORC, OBR and SPM. The rules for the person in ORC are in person-rules.ts. */
export const ORDER_RULES: readonly Rule[] = [
  is('ORC-1', 'RE'),
  required('ORC-3.1'),
  longest('ORC-3.1', 100),
  same('ORC-3.3', 'MSH-3.2'),
  is('ORC-3.4', 'ISO'),
  is('ORC-12', `^^${SELF_REPORT}`),
  is('ORC-21', SELF_REPORT),
  ...empty('ORC-2', 'ORC-7', 'ORC-20', 'ORC-26'),
  is('OBR-1', '1'),
  same('OBR-3', 'ORC-3'),
  oneOf('OBR-4', TESTS),
  time('OBR-7'),
  same('OBR-16', 'ORC-12'),
  time('OBR-22'),
  laterThan('OBR-22', 'OBR-7'),
  is('OBR-25', 'F'),
  ...empty('OBR-2', 'OBR-5', 'OBR-6', 'OBR-9', 'OBR-14', 'OBR-15', 'OBR-27', 'OBR-30', 'OBR-37', 'OBR-38'),
  ...empty('OBR-40', 'OBR-41', 'OBR-42', 'OBR-43'),
  is('SPM-1', '1'),
  ...empty('SPM-2.1'),
  same('SPM-2.2.1', 'OBR-3.1'),
  same('SPM-2.2.3', 'MSH-3.2'),
  is('SPM-2.2.4', 'ISO'),
  oneOf('SPM-4', SPECIMENS),
  same('SPM-17', 'OBR-7'),
  same('SPM-18', 'SPM-17'),
];
