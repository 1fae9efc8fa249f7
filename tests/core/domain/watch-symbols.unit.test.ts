import { describe, expect, it } from 'vitest';
import type { FoundSymbol } from '../../../core/domain/found-symbol.ts';
import { aSymbol, choicesOf, inShort } from './symbols-in-view.ts';

const OURS = aSymbol({ text: 'ours' });
const OTHER = aSymbol({ text: 'other', x: 0.33 });
const BOX = aSymbol({ text: 'box', symbology: 'QRCode', x: 0.3 });
const NOTHING: readonly FoundSymbol[] = [];

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const chosen = (frames: readonly (readonly FoundSymbol[])[], wanted?: 'QRCode') => inShort(choicesOf(frames, wanted));

describe('one cassette before the camera', () => {
  it('is accepted with the first frame that shows it in the centre', () => {
    expect(chosen([NOTHING, [OURS]])).toEqual(['-', 'ours']);
  });

  it('is accepted off the centre after three frames without another', () => {
    expect(chosen([[OTHER], NOTHING, [OTHER], NOTHING, [OTHER]])).toEqual(['-', '-', '-', '-', 'other']);
  });

  it('is accepted at once when it replaces another in the same position', () => {
    expect(chosen([[OURS], [aSymbol({ text: 'next', x: 0.02 })]])).toEqual(['ours', 'next']);
  });
});

describe('two cassettes before the camera', () => {
  it('yield the one in the centre, in whatever order they were read', () => {
    expect(
      chosen([
        [OTHER, OURS],
        [OURS, OTHER],
      ]),
    ).toEqual(['ours', 'ours']);
  });

  it('yield the one in the centre even when it is read later than the other', () => {
    expect(chosen([[OTHER], NOTHING, [OTHER], [OURS]])).toEqual(['-', '-', '-', 'ours']);
  });

  it('do not yield the other in a frame that does not show the one in the centre', () => {
    expect(chosen([[OURS, OTHER], ...times(5, [OTHER])])).toEqual(['ours', ...times(5, '-')]);
  });

  it('yield neither when they are side by side, although some frames show only one', () => {
    const [left, right] = [aSymbol({ text: 'left', x: -0.15 }), aSymbol({ text: 'right', x: 0.15 })];
    expect(chosen([[left, right], [left], NOTHING, [right]])).toEqual(times(4, 'several'));
  });

  it('yield the remaining one a second after the other is removed', () => {
    const [left, right] = [aSymbol({ text: 'left', x: -0.15 }), aSymbol({ text: 'right', x: 0.15 })];
    const found = chosen([[left, right], ...times(11, [left])]);
    expect(found.slice(0, 11)).toEqual(times(11, 'several'));
    expect(found.at(-1)).toBe('left');
  });
});

describe('the code of the box beside a cassette', () => {
  it('is never accepted while the cassette is read now and then', () => {
    const found = chosen(times(5, [[BOX], NOTHING, [BOX], NOTHING, [BOX, OURS], NOTHING]).flat());
    expect(new Set(found)).toEqual(new Set(['-', 'ours']));
  });

  it('is accepted after sixteen frames with it and without a cassette', () => {
    const found = chosen(times(17, [BOX]));
    expect(found).toEqual([...times(15, '-'), 'box', 'box']);
  });

  it('is accepted at the box step', () => {
    expect(chosen([[OURS, { ...BOX, x: 0.1 }]], 'QRCode')).toEqual(['box']);
  });

  it('is replaced by the cassette at the box step only after a while', () => {
    expect(chosen(times(16, [OURS]), 'QRCode')).toEqual([...times(15, '-'), 'ours']);
  });
});
