import type { FoundSymbol, Symbology } from './found-symbol.ts';

/** A symbol whose centre is no further from that of the picture is what the person aims at. In shares of the picture's short side. */
const CENTRAL = 0.2;
/** By so much the nearest symbol has to be nearer to the centre than the next one, to be taken in spite of it. */
const CLEAR_LEAD = 0.15;

/** What a picture says: nothing, one text, or several symbols of which none is clearly meant. */
export type SymbolChoice =
  { readonly kind: 'nothing' } | { readonly kind: 'symbol'; readonly text: string } | { readonly kind: 'several' };

export const NOTHING_CHOSEN: SymbolChoice = { kind: 'nothing' };

function fromCentre({ x, y }: FoundSymbol): number {
  return Math.hypot(x, y);
}

/** Whether the person aims at the symbol. */
export function isCentral(symbol: FoundSymbol): boolean {
  return fromCentre(symbol) <= CENTRAL;
}

/** Whether both are readings of one symbol, or of two that say the same. */
export function saysTheSame(one: FoundSymbol, other: FoundSymbol): boolean {
  return one.text === other.text && one.symbology === other.symbology;
}

/** The symbols that say something, each once, the nearest to the centre first. */
export function nearestFirst<Found extends FoundSymbol>(found: readonly Found[]): readonly Found[] {
  const sorted = found.filter(({ text }) => text !== '').sort((one, other) => fromCentre(one) - fromCentre(other));
  return sorted.filter((symbol, place) => sorted.findIndex((other) => saysTheSame(other, symbol)) === place);
}

/** Of symbols sorted by `nearestFirst`, the one that is meant: the only one, or one in the centre with the next well away from it. */
export function clearlyMeant<Found extends FoundSymbol>(sorted: readonly Found[]): Found | null {
  const [nearest, next] = sorted;
  if (nearest === undefined || next === undefined) return nearest ?? null;
  return isCentral(nearest) && fromCentre(next) - fromCentre(nearest) >= CLEAR_LEAD ? nearest : null;
}

/**
 * Which symbol of one still picture is taken: one of the wanted kind before any other, of several the one that is clearly meant. Without
 * one of the wanted kind, the nearest of the other kind, so that the person hears what is wrong with it.
 */
export function chooseFromPhoto(found: readonly FoundSymbol[], wanted: Symbology): SymbolChoice {
  const sorted = nearestFirst(found);
  const ofKind = sorted.filter(({ symbology }) => symbology === wanted);
  if (ofKind.length > 1 && clearlyMeant(ofKind) === null) return { kind: 'several' };
  const [chosen] = [...ofKind, ...sorted];
  return chosen === undefined ? NOTHING_CHOSEN : { kind: 'symbol', text: chosen.text };
}

/** Whether looking at the same photo once more, in another way, is of no use: the wanted symbol was found in its centre, or elsewhere in two looks or more. */
export function needsNoOtherLook(found: readonly FoundSymbol[], wanted: Symbology, looks: number): boolean {
  return found.some((symbol) => symbol.symbology === wanted && (looks > 1 || isCentral(symbol)));
}
