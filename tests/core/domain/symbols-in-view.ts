import type { SymbolChoice } from '../../../core/domain/choose-symbol.ts';
import type { FoundSymbol, Symbology } from '../../../core/domain/found-symbol.ts';
import { NOTHING_SEEN, watchFrame } from '../../../core/domain/watch-symbols.ts';

/** A symbol; by default the matrix of a cassette in the centre of the picture. */
export function aSymbol(symbol: Partial<FoundSymbol> = {}): FoundSymbol {
  return { text: 'cassette', symbology: 'DataMatrix', x: 0, y: 0, size: 0.15, ...symbol };
}

/** What is chosen at each of a sequence of frames. */
export function choicesOf(
  frames: readonly (readonly FoundSymbol[])[],
  wanted: Symbology = 'DataMatrix',
): readonly SymbolChoice[] {
  let watch = NOTHING_SEEN;
  return frames.map((frame) => {
    const next = watchFrame(watch, frame, wanted);
    watch = next.watch;
    return next.choice;
  });
}

/** The choices in short form: the text, `-` for nothing and `several`. */
export function inShort(choices: readonly SymbolChoice[]): readonly string[] {
  return choices.map(
    (choice) => ({ nothing: '-', several: 'several', symbol: 'text' in choice ? choice.text : '' })[choice.kind],
  );
}
