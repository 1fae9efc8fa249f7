import { describe, expect, test } from 'vitest';
import { placeInPicture } from '../../../adapters/camera/frame-geometry.ts';
import { cutForLook, intervalsAfter, LOOKS, nextLook } from '../../../adapters/camera/frame-looks.ts';

const GLANCE = 0;
const WIDE = 1;
const NARROW = 2;
const DEBLURRED_HALVED = LOOKS.findIndex((look) => look.part === 'deblurred' && look.isHalved);
const DEBLURRED = LOOKS.findIndex((look) => look.part === 'deblurred' && !look.isHalved);

/** The parts at which the next frames are looked, when all of them may be deblurred or none. */
function partsOf(count: number, mayDeblur: boolean): string[] {
  const parts: string[] = [];
  let place: number | null = null;
  for (let frame = 0; frame < count; frame += 1) {
    place = nextLook(place, mayDeblur);
    parts.push(LOOKS[place]?.part ?? '');
  }
  return parts;
}

describe('the looks', () => {
  test('begin with a glance and both plain ones, and reach a blurred code within five frames', () => {
    expect(partsOf(5, true)).toEqual(['glance', 'wide', 'narrow', 'deblurred', 'deblurred']);
  });

  test('repeat after every one of them had its turn, but for the glance', () => {
    const [glance, ...others] = LOOKS.map(({ part }) => part);
    expect(partsOf(1 + 2 * others.length, true)).toEqual([glance, ...others, ...others]);
    expect(others).not.toContain('glance');
  });

  test('alternate without correcting blur while symbols are found, or where the decoder has no correction', () => {
    expect(partsOf(6, false)).toEqual(['glance', 'wide', 'narrow', 'wide', 'narrow', 'wide']);
  });

  test('are followed by a longer wait where blur is corrected, and by a short one after the glance', () => {
    for (const [place, { part }] of LOOKS.entries()) {
      expect(intervalsAfter(place)).toBe(part === 'deblurred' ? 2.5 : part === 'glance' ? 0.5 : 1);
    }
  });

  test('search for white-on-black symbols once in the wide and once in the narrow part', () => {
    const inverted = LOOKS.filter((_, place) => cutForLook(place, 1920, 1080).alsoInverted);
    expect(inverted.map(({ part }) => part)).toEqual(['wide', 'narrow']);
  });

  test('enlarge by straight lines and by cubic curves in alternation', () => {
    const narrow = [...LOOKS.keys()].filter((place) => LOOKS[place]?.part === 'narrow');
    expect(new Set(narrow.map((place) => cutForLook(place, 1920, 1080).isCubic))).toEqual(new Set([false, true]));
  });
});

describe('a look at a frame', () => {
  test('shows the central 0.7 of the short side at camera resolution', () => {
    const square = { width: 756, height: 756, readWidth: 756, readHeight: 756, shortSide: 1080 };
    expect(cutForLook(WIDE, 1920, 1080)).toMatchObject({ left: 582, top: 162, ...square });
    expect(cutForLook(WIDE, 1080, 1920)).toMatchObject({ left: 162, top: 582, ...square });
  });

  test('shows the central 0.4 at camera resolution at first', () => {
    const square = { width: 432, height: 432, readWidth: 432, readHeight: 432, shortSide: 1080 };
    expect(cutForLook(GLANCE, 1920, 1080)).toMatchObject({ left: 744, top: 324, ...square });
  });

  test('shows the central 0.4 at double size', () => {
    const square = { width: 432, height: 432, readWidth: 864, readHeight: 864, shortSide: 1080 };
    expect(cutForLook(NARROW, 1920, 1080)).toMatchObject({ left: 744, top: 324, ...square });
  });

  test('shows a 4K frame in as many pixels, so that it takes no longer', () => {
    for (const place of LOOKS.keys()) {
      const [usual, large] = [cutForLook(place, 1920, 1080), cutForLook(place, 3840, 2160)];
      expect([large.readWidth, large.readHeight]).toEqual([usual.readWidth, usual.readHeight]);
      expect([large.width, large.height]).toEqual([2 * usual.width, 2 * usual.height]);
    }
  });

  test.each([
    ['glance', GLANCE, 216, 108],
    ['wide', WIDE, 378, 108],
    ['narrow and enlarged', NARROW, 432, 216],
    ['deblurred and reduced by half', DEBLURRED_HALVED, 256, 108],
    ['deblurred', DEBLURRED, 256, 216],
  ] as const)('tells where in the picture a symbol stands: %s', (_look, place, middle, tenth) => {
    const [x, y, half] = [middle - tenth, middle + tenth / 2, tenth / 2];
    const corners = [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
    const found = placeInPicture(cutForLook(place, 1920, 1080), corners);
    expect(found.x).toBeCloseTo(-0.1);
    expect(found.y).toBeCloseTo(0.05);
    expect(found.size).toBeCloseTo(0.1);
  });

  test.each([
    [320, 240],
    [640, 480],
    [1280, 720],
    [721, 1283],
    [3840, 2160],
  ])('is cut within its %i x %i, in whole pixels', (width, height) => {
    for (const place of LOOKS.keys()) {
      const cut = cutForLook(place, width, height);
      for (const length of [cut.left, cut.top, cut.width, cut.height, cut.readWidth, cut.readHeight]) {
        expect(Number.isInteger(length)).toBe(true);
      }
      expect(cut.left).toBeGreaterThanOrEqual(0);
      expect(cut.top).toBeGreaterThanOrEqual(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(height);
    }
  });

  test('is deblurred at a size that the Fourier transform accepts', () => {
    for (const place of LOOKS.keys()) {
      const cut = cutForLook(place, 1283, 721);
      if (cut.deblur !== null) expect(Math.log2(cut.readWidth) % 1).toBe(0);
    }
  });

  test.each([
    [1920, 1080, 512],
    [3840, 2160, 1024],
    [1280, 720, 256],
    [640, 480, 256],
  ])('of %i x %i is deblurred in at most 256 x 256 pixels, which may show twice as much', (width, height, shown) => {
    const halved = cutForLook(DEBLURRED_HALVED, width, height);
    expect([halved.width, halved.height]).toEqual([shown, shown]);
    for (const place of [DEBLURRED, DEBLURRED_HALVED]) {
      expect(cutForLook(place, width, height).readWidth).toBeLessThanOrEqual(256);
    }
  });
});
