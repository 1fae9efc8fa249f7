import { describe, expect, it } from 'vitest';
import { decoderFilesOf, findExcess, staticFiles, weighRoutes, type Manifest } from '../../scripts/build-weight.ts';

const BUDGET = { landing: 1000, otherRoutes: 1200, landingWanted: 900 };

/** A page, a shared chunk, a screen, and a decoder behind a dynamic import with its worker as an asset. */
const MANIFEST: Manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'], dynamicImports: ['home.tsx'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'home.tsx': { file: 'home.js', imports: ['_shared.js'], dynamicImports: ['camera.ts'] },
  'camera.ts': { file: 'camera.js', imports: ['_shared.js'], assets: ['decoder.wasm', 'worker.js'] },
};

const SIZES: Readonly<Record<string, number>> = { 'main.js': 600, 'shared.js': 300, 'home.js': 250, 'camera.js': 5000 };
const sizeOf = (file: string): number => SIZES[file] ?? 0;

const ENTRIES = [
  { route: '/', sources: ['index.html'] },
  { route: '/home', sources: ['index.html', 'home.tsx'] },
];

describe('the weight of a first load', () => {
  it('counts every static chunk once, and none behind a dynamic import', () => {
    expect([...staticFiles(MANIFEST, 'index.html')]).toEqual(['main.js', 'shared.js']);
    expect(weighRoutes(MANIFEST, ENTRIES, sizeOf).map(({ route, bytes }) => [route, bytes])).toEqual([
      ['/', 900],
      ['/home', 1150],
    ]);
  });

  it('rejects an unknown chunk name', () => {
    expect(() => weighRoutes(MANIFEST, [{ route: '/', sources: ['main.tsx'] }], sizeOf)).toThrow('main.tsx');
  });

  it('passes within the budget', () => {
    expect(findExcess(weighRoutes(MANIFEST, ENTRIES, sizeOf), ['camera.js'], BUDGET)).toEqual([]);
  });

  it.each([
    ['the landing page', 'main.js', 701, '/ loads 1001 bytes'],
    ['another route', 'home.js', 301, '/home loads 1201 bytes of JavaScript first; 1200 are allowed.'],
  ])('fails one byte above the budget of %s', (_what, changed, size, words) => {
    const weights = weighRoutes(MANIFEST, ENTRIES, (file) => (file === changed ? size : sizeOf(file)));
    expect(findExcess(weights, [], BUDGET)[0]).toContain(words);
  });

  it('fails when a route, or the app’s entry chunk, loads the decoder statically, however small', () => {
    const decoder = decoderFilesOf(MANIFEST, 'camera.ts', ['index.html']);
    expect(decoder).toEqual(['camera.js', 'decoder.wasm', 'worker.js']);
    const excessIn = (change: Manifest) =>
      findExcess(
        weighRoutes({ ...MANIFEST, ...change }, ENTRIES, () => 1),
        decoder,
        BUDGET,
      );
    const imports = ['_shared.js', 'camera.ts'];
    expect(excessIn({ 'home.tsx': { file: 'home.js', imports } })).toEqual([
      '/home loads the decoder at once (camera.js).',
    ]);
    expect(excessIn({ 'index.html': { file: 'main.js', imports } })).toHaveLength(2);
  });
});
