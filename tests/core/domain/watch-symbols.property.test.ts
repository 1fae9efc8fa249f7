import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFromPhoto } from '../../../core/domain/choose-symbol.ts';
import type { FoundSymbol } from '../../../core/domain/found-symbol.ts';
import { aSymbol, choicesOf } from './symbols-in-view.ts';
import { assertProperty } from '../../support/assert-property.ts';

const place = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const symbols: fc.Arbitrary<FoundSymbol> = fc.record({
  text: fc.constantFrom('', 'a', 'b', 'c', 'd'),
  symbology: fc.constantFrom('DataMatrix', 'QRCode'),
  x: place,
  y: place,
  size: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
});
const frames = fc.array(fc.array(symbols, { maxLength: 4 }), { maxLength: 40 });

describe('for any sequence of frames', () => {
  it('only a text of the newest frame is accepted, and never an empty one', () => {
    assertProperty(
      fc.property(frames, (all) => {
        choicesOf(all).forEach((choice, index) => {
          if (choice.kind !== 'symbol') return;
          expect(choice.text).not.toBe('');
          expect(all[index]?.map(({ text }) => text)).toContain(choice.text);
        });
      }),
    );
  });

  it('no symbol of the other kind is accepted in a frame that shows the wanted kind', () => {
    assertProperty(
      fc.property(frames, (all) => {
        choicesOf(all).forEach((choice, index) => {
          const wanted = (all[index] ?? []).filter(({ symbology, text }) => symbology === 'DataMatrix' && text !== '');
          if (choice.kind !== 'symbol' || wanted.length === 0) return;
          expect(wanted.map(({ text }) => text)).toContain(choice.text);
        });
      }),
    );
  });

  it('only the cassette in the centre is accepted, whichever frames show it and another one at the edge', () => {
    const distance = fc.double({ min: 0.36, max: 0.7, noNaN: true });
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const shows = fc.array(fc.record({ ours: fc.boolean(), other: fc.boolean() }), { maxLength: 40 });
    assertProperty(
      fc.property(distance, angle, shows, (away, direction, seen) => {
        const ours = aSymbol({ text: 'ours' });
        const other = aSymbol({ text: 'other', x: away * Math.cos(direction), y: away * Math.sin(direction) });
        const all = seen.map((shown) => [...(shown.other ? [other] : []), ...(shown.ours ? [ours] : [])]);
        // Ours is readable at first, and at least once a second.
        const choices = choicesOf([
          [ours],
          ...all.flatMap((frame, index) => (index % 5 === 4 ? [frame, [ours]] : [frame])),
        ]);
        const taken = choices.flatMap((choice) => (choice.kind === 'symbol' ? [choice.text] : []));
        expect(new Set(taken)).toEqual(new Set(['ours']));
        expect(choices.some(({ kind }) => kind === 'several')).toBe(false);
      }),
    );
  });

  it('the order of the cassettes that were found in a picture does not matter', () => {
    const cassettes = symbols.map((symbol): FoundSymbol => ({ ...symbol, symbology: 'DataMatrix' }));
    assertProperty(
      fc.property(fc.array(cassettes, { maxLength: 4 }), (found) => {
        const distinct = found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
        expect(chooseFromPhoto(distinct.toReversed(), 'DataMatrix')).toEqual(chooseFromPhoto(distinct, 'DataMatrix'));
      }),
    );
  });
});
