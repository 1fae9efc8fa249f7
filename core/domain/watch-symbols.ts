import {
  clearlyMeant,
  isCentral,
  NOTHING_CHOSEN,
  nearestFirst,
  hasSameText,
  type SymbolChoice,
} from './choose-symbol.ts';
import type { FoundSymbol, Symbology } from './found-symbol.ts';

/** For how many frames an unseen symbol is remembered: about a second. Not every frame shows the whole picture. */
const REMEMBERED_FRAMES = 10;
/** How often a symbol away from the centre must be seen before it is chosen: a more central one may be harder to read. */
const SURE_SIGHTINGS = 3;
/**
 * How often a symbol of the other kind must be seen, without one of the wanted kind, before it is chosen: about two seconds. The box that
 * was just scanned is often still in view when the cassette is asked for.
 */
const FOREIGN_SIGHTINGS = 16;

interface SeenSymbol extends FoundSymbol {
  readonly sightings: number;
  /** How many frames ago it was last seen; 0 for the newest one. */
  readonly framesAgo: number;
}

/** What the last frames of a live picture showed. */
export interface SymbolWatch {
  readonly seen: readonly SeenSymbol[];
}

export const NOTHING_SEEN: SymbolWatch = { seen: [] };

/** Two symbols cannot be in the same place: the later one replaces the other. */
function isReplacedBy(old: FoundSymbol, fresh: FoundSymbol): boolean {
  const apart = Math.hypot(old.x - fresh.x, old.y - fresh.y);
  return !hasSameText(old, fresh) && apart < Math.min(old.size, fresh.size) / 2;
}

function withFrame({ seen }: SymbolWatch, frame: readonly FoundSymbol[]): SymbolWatch {
  const fresh = nearestFirst(frame).map((symbol): SeenSymbol => {
    const before = seen.find((other) => hasSameText(other, symbol))?.sightings ?? 0;
    return { ...symbol, sightings: before + 1, framesAgo: 0 };
  });
  const old = seen
    .filter((symbol) => !fresh.some((other) => hasSameText(symbol, other) || isReplacedBy(symbol, other)))
    .map((symbol) => ({ ...symbol, framesAgo: symbol.framesAgo + 1 }))
    .filter(({ framesAgo }) => framesAgo <= REMEMBERED_FRAMES);
  return { seen: [...fresh, ...old] };
}

function isSure(symbol: SeenSymbol): boolean {
  return isCentral(symbol) || symbol.sightings >= SURE_SIGHTINGS;
}

/** The choice among what was seen. Only a symbol in the newest frame is chosen. */
function choose({ seen }: SymbolWatch, wanted: Symbology): SymbolChoice {
  const sorted = nearestFirst(seen);
  const ofKind = sorted.filter(({ symbology }) => symbology === wanted);
  const meant = clearlyMeant(ofKind);
  if (ofKind.length > 1 && meant === null) return { kind: 'several' };
  const isAccepted = meant?.framesAgo === 0 && isSure(meant);
  if (meant !== null) return isAccepted ? { kind: 'symbol', text: meant.text } : NOTHING_CHOSEN;
  const foreign = sorted.find(({ framesAgo, sightings }) => framesAgo === 0 && sightings >= FOREIGN_SIGHTINGS);
  return foreign === undefined ? NOTHING_CHOSEN : { kind: 'symbol', text: foreign.text };
}

/**
 * Adds a frame of a live picture, and chooses the symbol that the person scans. Of several of the wanted kind: the one that is clearly
 * aimed at. One of the other kind: only after several frames without any of the wanted kind.
 */
export function watchFrame(
  watch: SymbolWatch,
  frame: readonly FoundSymbol[],
  wanted: Symbology,
): { readonly watch: SymbolWatch; readonly choice: SymbolChoice } {
  const next = withFrame(watch, frame);
  return { watch: next, choice: choose(next, wanted) };
}
