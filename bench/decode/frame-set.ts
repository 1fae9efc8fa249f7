import { renderSymbol, type PrintedSymbology, type SymbolBitmap } from '../../cli/code/symbols.ts';
import { conditionsOf, FRAMES_PER_STRATUM, STRATA, type Stratum } from './conditions.ts';
import { paintFrame } from './paint-frame.ts';
import { makeRandom, type Random } from '../../fixtures/random.ts';

const FIRST_SEED = 0x5ca4_0000;
const QR_STRATUM: Stratum = { name: 'QR code', harder: () => ({}) };
const EMPTY_STRATUM: Stratum = { name: 'no code', harder: () => ({}) };
const BOX_URL = 'https://clearline.example/kit';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** One frame to be decoded: its stratum, the text of its code (null for none), and its grey values row by row. */
export interface Frame {
  readonly stratum: string;
  readonly isMatrix: boolean;
  readonly text: string | null;
  readonly luma: Uint8Array;
}

interface Print {
  readonly text: string;
  readonly symbology: PrintedSymbology;
}

/** The text of a cassette, in one of the four forms that a Data Matrix may have, by `index`. */
function matrixPrint(index: number, random: Random): Print {
  const pick = (from: string): string => from[Math.floor(random.between(0, from.length))] ?? '';
  const digits = (count: number): string => Array.from({ length: count }, () => pick('0123456789')).join('');
  const serial = Array.from({ length: 4 }, () => pick(LETTERS) + digits(1)).join('');
  const long = `0100860000${digits(6)}112601151728011510COV26${digits(5)}\x1d21${serial}`;
  const kinds: readonly Print[] = [
    { text: long, symbology: 'gs1DataMatrix' },
    { text: `10COV26${digits(3)}1126011521${digits(7)}`, symbology: 'dataMatrix' },
    { text: long, symbology: 'dataMatrix' },
    { text: `10COV26${digits(3)} 1126011521${digits(7)}`, symbology: 'dataMatrix' },
  ];
  return kinds[index % kinds.length] as Print;
}

function symbolOf({ text, symbology }: Print): SymbolBitmap {
  return renderSymbol(text, symbology);
}

/** 360 Data Matrix frames in nine strata, 40 QR codes and 40 frames without a code; the same in every run. */
export function* makeFrameSet(): Generator<Frame> {
  const strata = [...STRATA, QR_STRATUM, EMPTY_STRATUM];
  for (let index = 0; index < strata.length * FRAMES_PER_STRATUM; index += 1) {
    const stratum = strata[Math.floor(index / FRAMES_PER_STRATUM)] as Stratum;
    const random = makeRandom(FIRST_SEED + index);
    const print = stratum === QR_STRATUM ? ({ text: BOX_URL, symbology: 'qr' } as const) : matrixPrint(index, random);
    const isEmpty = stratum === EMPTY_STRATUM;
    yield {
      stratum: stratum.name,
      isMatrix: STRATA.includes(stratum),
      text: isEmpty ? null : print.text,
      luma: paintFrame(symbolOf(print), isEmpty, conditionsOf(stratum, random), random),
    };
  }
}
