import { describe, expect, it } from 'vitest';
import { chooseFromPhoto, isSearchDone } from '../../../core/domain/choose-symbol.ts';
import { aSymbol } from './symbols-in-view.ts';

const NEAR = aSymbol({ text: 'near', x: 0.05 });
const FAR = aSymbol({ text: 'far', x: 0.4 });
const BOX = aSymbol({ text: 'box', symbology: 'QRCode' });

describe('the symbol chosen from a photo', () => {
  it.each([
    ['nothing', [], { kind: 'nothing' }],
    ['one, wherever it stands', [FAR], { kind: 'symbol', text: 'far' }],
    ['the wanted kind, though the other is nearer to the centre', [BOX, FAR], { kind: 'symbol', text: 'far' }],
    ['the other kind alone, to say what is wrong with it', [BOX], { kind: 'symbol', text: 'box' }],
    ['of two the one in the centre', [FAR, NEAR], { kind: 'symbol', text: 'near' }],
    [
      'of two beside each other neither',
      [aSymbol({ text: 'left', x: -0.2 }), aSymbol({ x: 0.2 })],
      { kind: 'several' },
    ],
    ['of two near the centre neither', [NEAR, aSymbol({ text: 'next', x: -0.18 })], { kind: 'several' }],
    ['one code that two looks found', [FAR, { ...FAR, x: 0.41 }], { kind: 'symbol', text: 'far' }],
    ['no symbol without a text', [aSymbol({ text: '' })], { kind: 'nothing' }],
    ['the one with a text, beside one without', [aSymbol({ text: '' }), FAR], { kind: 'symbol', text: 'far' }],
  ] as const)('is %s', (_what, found, choice) => {
    expect(chooseFromPhoto(found, 'DataMatrix')).toEqual(choice);
  });

  it('is the QR code at the box step', () => {
    expect(chooseFromPhoto([NEAR, { ...BOX, x: 0.5 }], 'QRCode')).toEqual({ kind: 'symbol', text: 'box' });
  });
});

describe('a photo', () => {
  it.each([
    ['nothing was found', [], 3, false],
    ['only the other kind was found', [BOX], 3, false],
    ['the wanted kind was found in the centre', [NEAR], 1, true],
    ['the wanted kind was found away from it once', [FAR], 1, false],
    ['two looks were taken and the wanted kind was found', [FAR], 2, true],
  ] as const)('where %s: is no further look needed?', (_what, found, looks, isEnough) => {
    expect(isSearchDone(found, 'DataMatrix', looks)).toBe(isEnough);
  });
});
