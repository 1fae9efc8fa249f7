import type { FoundSymbol, Symbology } from './found-symbol.ts';

/** How far from the picture's centre the symbol that the person aims at may be, as a share of the picture's short side. */
const CENTRAL = 0.2;
/** How much closer to the centre than the next symbol the closest one must be to be chosen among several. */
const CLEAR_LEAD = 0.15;

/** The symbol chosen from a picture: none, one, or several of which none is clearly meant. */
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

/** Whether both are readings of one symbol, or of two with the same text. */
export function hasSameText(one: FoundSymbol, other: FoundSymbol): boolean {
  return one.text === other.text && one.symbology === other.symbology;
}

/** The symbols with text, each once, the closest to the centre first. */
export function nearestFirst<Found extends FoundSymbol>(found: readonly Found[]): readonly Found[] {
  const sorted = found.filter(({ text }) => text !== '').sort((one, other) => fromCentre(one) - fromCentre(other));
  return sorted.filter((symbol, place) => sorted.findIndex((other) => hasSameText(other, symbol)) === place);
}

/**
 * The symbol that the person means, from symbols sorted by `nearestFirst`: the only one, or one in the centre that is clearly closer
 * than the next.
 */
export function clearlyMeant<Found extends FoundSymbol>(sorted: readonly Found[]): Found | null {
  const [nearest, next] = sorted;
  if (nearest === undefined || next === undefined) return nearest ?? null;
  return isCentral(nearest) && fromCentre(next) - fromCentre(nearest) >= CLEAR_LEAD ? nearest : null;
}

/**
 * Chooses a symbol from a photo: one of the wanted kind before any other; of several the one that is clearly meant. Without one of the
 * wanted kind it chooses the closest of the other kind, so that the person sees what is wrong with it.
 */
export function chooseFromPhoto(found: readonly FoundSymbol[], wanted: Symbology): SymbolChoice {
  const sorted = nearestFirst(found);
  const ofKind = sorted.filter(({ symbology }) => symbology === wanted);
  if (ofKind.length > 1 && clearlyMeant(ofKind) === null) return { kind: 'several' };
  const [chosen] = [...ofKind, ...sorted];
  return chosen === undefined ? NOTHING_CHOSEN : { kind: 'symbol', text: chosen.text };
}

/** Whether a photo has been read well enough: a wanted symbol was found in the centre, or anywhere after at least two readings. */
export function isSearchDone(found: readonly FoundSymbol[], wanted: Symbology, looks: number): boolean {
  return found.some((symbol) => symbol.symbology === wanted && (looks > 1 || isCentral(symbol)));
}
