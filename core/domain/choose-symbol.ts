import type { FoundSymbol, Symbology } from './found-symbol.ts';

/** How far a symbol's centre may be from the picture's, to be what the person aims at. In shares of the picture's short side. */
const CENTRAL = 0.2;
/** How much nearer to the centre the nearest symbol must be than the next one, to be taken although there are several. */
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

/** Whether a photo need not be read once more in another way: a wanted symbol was found in the centre, or anywhere after at least two looks. */
export function needsNoOtherLook(found: readonly FoundSymbol[], wanted: Symbology, looks: number): boolean {
  return found.some((symbol) => symbol.symbology === wanted && (looks > 1 || isCentral(symbol)));
}
