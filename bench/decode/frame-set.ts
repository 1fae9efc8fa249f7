import { renderSymbol, type PrintedSymbology, type SymbolBitmap } from '../../adapters/symbols/bwip-symbols.ts';
import type { Symbology } from '../../core/domain/found-symbol.ts';
import {
  conditionsOf,
  EMPTY_STRATA,
  FRAMES_PER_STRATUM,
  MATRIX_STRATA,
  OTHER_MATRIX_STRATA,
  QR_STRATA,
  TWO_CODES,
  type Stratum,
} from './conditions.ts';
import { paintFrame } from './paint-frame.ts';
import { makeRandom, type Random } from '../../fixtures/random.ts';

const FIRST_SEED = 0x5ca4_0000;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** One frame to be decoded: its stratum, the text of its code (null for none), and its grey values row by row. */
export interface Frame {
  readonly stratum: string;
  /** Whether it counts in the total of the Data Matrix frames. */
  readonly isCounted: boolean;
  /** What the scan step would look for. */
  readonly wanted: Symbology;
  readonly text: string | null;
  readonly luma: Uint8Array;
}

interface Print {
  readonly text: string;
  readonly symbology: PrintedSymbology;
}

const BOX: Print = { text: 'https://clearline.example/kit', symbology: 'qr' };

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

const STRATA: readonly Stratum[] = [...MATRIX_STRATA, ...OTHER_MATRIX_STRATA, TWO_CODES, ...QR_STRATA, ...EMPTY_STRATA];

/** 40 frames of each kind, 360 of them Data Matrix frames in nine strata; the same in every run. */
export function* makeFrameSet(firstSeed = FIRST_SEED): Generator<Frame> {
  for (let index = 0; index < STRATA.length * FRAMES_PER_STRATUM; index += 1) {
    const stratum = STRATA[Math.floor(index / FRAMES_PER_STRATUM)] as Stratum;
    const random = makeRandom(firstSeed + index);
    const isQr = QR_STRATA.includes(stratum);
    const print = isQr ? BOX : matrixPrint(index, random);
    const isEmpty = EMPTY_STRATA.includes(stratum);
    const beside = stratum === TWO_CODES ? symbolOf(BOX) : null;
    yield {
      stratum: stratum.name,
      isCounted: MATRIX_STRATA.includes(stratum),
      wanted: isQr ? 'QRCode' : 'DataMatrix',
      text: isEmpty ? null : print.text,
      luma: paintFrame({ symbol: symbolOf(print), isEmpty, beside }, conditionsOf(stratum, random), random),
    };
  }
}
