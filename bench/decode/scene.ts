import type { SymbolBitmap } from '../../adapters/symbols/bwip-symbols.ts';
import type { Random } from '../../fixtures/random.ts';

const QUIET_ZONE = 2;
const MARKS = 24;
/** The width of the white label outside the quiet zone, in modules. */
const LABEL_RIM = 6;
const BACKGROUND = 0.86;
/** The distance of another label's symbol from the cassette's edge, in modules. */
const NEIGHBOR_GAP = 4;
const EDGE_GAP = 3;
const EDGE_HALF_WIDTH = 1;

/** A flat scene, in modules from the centre of its symbol. */
export interface Scene {
  /** The symbol's width in modules. */
  readonly columns: number;
  /** The distance from the centre, to each side, beyond which there is only background. */
  readonly reach: number;
  /** The reflectance of a point: 0 for print, 1 for the label. */
  reflectance(x: number, y: number): number;
}

/** What a picture shows. */
export interface Labels {
  readonly symbol: SymbolBitmap;
  /** Whether the label has no symbol, only the print around it. */
  readonly isEmpty: boolean;
  /** Another symbol to the right of the label, or null. */
  readonly beside: SymbolBitmap | null;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const isIn = ({ x, y, halfWidth, halfHeight }: Box, atX: number, atY: number): boolean =>
  Math.abs(atX - x) <= halfWidth && Math.abs(atY - y) <= halfHeight;

/** Short strokes of print around the quiet zone, such as letters and lines next to a code. */
function printMarks(quiet: number, random: Random): readonly Box[] {
  return Array.from({ length: MARKS }, () => {
    const away = quiet + random.between(1.5, LABEL_RIM - 1);
    const along = random.between(-away, away);
    const side = Math.floor(random.between(0, 4));
    const sign = side % 2 === 0 ? 1 : -1;
    const [x, y] = side < 2 ? [along, sign * away] : [sign * away, along];
    const isUpright = random.between(0, 1) < 0.5;
    const [long, short] = [random.between(0.5, 1.2), random.between(0.2, 0.4)];
    return { x, y, halfWidth: isUpright ? short : long, halfHeight: isUpright ? long : short };
  });
}

/** The cassette's edges on both sides of the label. */
function cassetteEdges(label: number): readonly Box[] {
  return [-1, 1].map((side) => ({ x: side * (label + EDGE_GAP), y: 0, halfWidth: EDGE_HALF_WIDTH, halfHeight: label }));
}

/** The reflectance of a symbol at a point from its centre. */
function reflectanceOf({ columns, modules }: SymbolBitmap, x: number, y: number): number {
  return modules[Math.floor(y + columns / 2) * columns + Math.floor(x + columns / 2)] === 1 ? 0 : 1;
}

/** A symbol, or none, on a label with other print around it. */
export function makeScene({ symbol, isEmpty, beside }: Labels, random: Random): Scene {
  const half = symbol.columns / 2;
  const label = half + QUIET_ZONE + LABEL_RIM;
  const marks = printMarks(half + QUIET_ZONE, random);
  const edges = cassetteEdges(label);
  const besideHalf = (beside?.columns ?? 0) / 2;
  const besideX = label + EDGE_GAP + EDGE_HALF_WIDTH + NEIGHBOR_GAP + besideHalf;
  return {
    columns: symbol.columns,
    reach: beside === null ? label + EDGE_GAP + 2 * EDGE_HALF_WIDTH : besideX + besideHalf,
    reflectance(x, y) {
      const away = Math.max(Math.abs(x), Math.abs(y));
      if (away < half) return isEmpty ? 1 : reflectanceOf(symbol, x, y);
      if (away < half + QUIET_ZONE) return 1;
      if (beside !== null && Math.max(Math.abs(x - besideX), Math.abs(y)) < besideHalf) {
        return reflectanceOf(beside, x - besideX, y);
      }
      if (away < label) return marks.some((mark) => isIn(mark, x, y)) ? 0 : 1;
      return edges.some((edge) => isIn(edge, x, y)) ? 0 : BACKGROUND;
    },
  };
}
