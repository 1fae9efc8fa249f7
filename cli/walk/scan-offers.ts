import { BOXES, CASSETTES, type CassetteName } from '../../fixtures/cassettes.ts';
import { alsoBy, asks, does, grouped, type Offer } from './offer.ts';
import { scannedCode } from './scanned-code.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The cassettes that show without opening the group of samples. */
const USUAL_CASSETTES: readonly CassetteName[] = ['valid', 'expired'];

/** The sample codes, those of the wanted kind first, and the unusual ones in a group. */
export function scanOffers(moment: WalkMoment): readonly Offer[] {
  const { row } = moment;
  const typed = asks(WALK_WORDS.scanText, 'scanText');
  const cassetteNames: Readonly<Record<CassetteName, string>> = WALK_WORDS.cassettes;
  const boxNames: Readonly<Record<keyof typeof BOXES, string>> = WALK_WORDS.boxes;
  const boxes = Object.entries(BOXES).map(([name, scan]) => does(boxNames[name as keyof typeof BOXES], { scan }));
  const cassettes = (names: readonly CassetteName[]): readonly Offer[] =>
    names.map((name) => {
      const offer = does(cassetteNames[name], { scan: CASSETTES[name] });
      return name.startsWith('valid') ? offer : alsoBy(WALK_WORDS.also.wrongCassette, offer);
    });
  if (row?.leaveBy === 'boxScan') {
    return [...boxes.slice(0, 1), typed, ...grouped(WALK_WORDS.samples, [...boxes.slice(1), ...cassettes(['valid'])])];
  }
  if (row?.leaveBy !== 'cassetteScan') return [];
  const others = (Object.keys(CASSETTES) as CassetteName[]).filter((name) => !USUAL_CASSETTES.includes(name));
  const unusual = [...cassettes(others), ...boxes.slice(0, 1)];
  const scanned = row.id === 'second-scan' ? scannedCode(moment) : null;
  return [
    ...(scanned === null ? [] : [does(WALK_WORDS.sameCassette, { scan: scanned })]),
    ...cassettes(USUAL_CASSETTES.filter((name) => CASSETTES[name] !== scanned)),
    typed,
    ...grouped(WALK_WORDS.samples, unusual),
  ];
}
