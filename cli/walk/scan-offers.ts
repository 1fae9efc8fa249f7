import { BOXES, CASSETTES, type CassetteName } from '../../fixtures/cassettes.ts';
import { alsoBy, asks, does, grouped, type Offer } from './offer.ts';
import { scannedCode } from './scanned-code.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The cassettes that show without opening the group of samples. */
const USUAL_CASSETTES: readonly CassetteName[] = ['valid', 'expired'];

/** The sample codes, those of the wanted kind first, and the unusual ones in a group. */
export function scanOffers(moment: WalkMoment): readonly Offer[] {
  const { row, words } = moment;
  const { own } = words;
  const typed = asks(own.scanText, 'scanText');
  const cassetteNames: Readonly<Record<CassetteName, string>> = own.cassettes;
  const boxNames: Readonly<Record<keyof typeof BOXES, string>> = own.boxes;
  const boxes = Object.entries(BOXES).map(([name, scan]) => does(boxNames[name as keyof typeof BOXES], { scan }));
  const cassettes = (names: readonly CassetteName[]): readonly Offer[] =>
    names.map((name) => {
      const offer = does(cassetteNames[name], { scan: CASSETTES[name] });
      return name.startsWith('valid') ? offer : alsoBy(own.also.wrongCassette, offer);
    });
  if (row?.leaveBy === 'boxScan') {
    return [...boxes.slice(0, 1), typed, ...grouped(own.samples, [...boxes.slice(1), ...cassettes(['valid'])])];
  }
  if (row?.leaveBy !== 'cassetteScan') return [];
  const others = (Object.keys(CASSETTES) as CassetteName[]).filter((name) => !USUAL_CASSETTES.includes(name));
  const unusual = [...cassettes(others), ...boxes.slice(0, 1)];
  const scanned = row.id === 'second-scan' ? scannedCode(moment) : null;
  return [
    ...(scanned === null ? [] : [does(own.sameCassette, { scan: scanned })]),
    ...cassettes(USUAL_CASSETTES.filter((name) => CASSETTES[name] !== scanned)),
    typed,
    ...grouped(own.samples, unusual),
  ];
}
