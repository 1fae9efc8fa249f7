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

  it('fails one byte above the budget of the landing page', () => {
    const weights = weighRoutes(MANIFEST, ENTRIES, (file) => (file === 'main.js' ? 701 : sizeOf(file)));

    const excess = findExcess(weights, [], BUDGET);

    expect(excess).toHaveLength(2);
    expect(excess[0]).toContain('/ loads 1001 bytes');
  });

  it('fails one byte above the budget of another route', () => {
    const weights = weighRoutes(MANIFEST, ENTRIES, (file) => (file === 'home.js' ? 301 : sizeOf(file)));

    expect(findExcess(weights, [], BUDGET)).toEqual(['/home loads 1201 bytes of JavaScript first; 1200 are allowed.']);
  });

  it('fails when a route loads the decoder statically, however small', () => {
    const eager: Manifest = { ...MANIFEST, 'home.tsx': { file: 'home.js', imports: ['_shared.js', 'camera.ts'] } };
    const decoder = decoderFilesOf(MANIFEST, 'camera.ts', ['index.html']);

    const excess = findExcess(
      weighRoutes(eager, ENTRIES, () => 1),
      decoder,
      BUDGET,
    );

    expect(decoder).toEqual(['camera.js', 'decoder.wasm', 'worker.js']);
    expect(excess).toEqual(['/home loads the decoder at once (camera.js).']);
  });

  it('fails when the app’s entry chunk loads the decoder', () => {
    const eager: Manifest = { ...MANIFEST, 'index.html': { file: 'main.js', imports: ['_shared.js', 'camera.ts'] } };

    const decoder = decoderFilesOf(eager, 'camera.ts', ['index.html']);

    expect(
      findExcess(
        weighRoutes(eager, ENTRIES, () => 1),
        decoder,
        BUDGET,
      ),
    ).toHaveLength(2);
  });
});
