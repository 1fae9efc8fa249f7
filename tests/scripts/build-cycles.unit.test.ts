import { describe, expect, it } from 'vitest';
import { findCycle } from '../../scripts/build-cycles.ts';

describe('chunks of the built app', () => {
  it('may share a third one, and load each other dynamically', () => {
    const manifest = {
      page: { file: 'page.js', imports: ['shared'], dynamicImports: ['screen'] },
      screen: { file: 'screen.js', imports: ['page', 'shared'] },
      shared: { file: 'shared.js' },
    };
    expect(findCycle(manifest)).toEqual([]);
  });

  it('are reported when they import each other statically', () => {
    const manifest = {
      page: { file: 'page.js', imports: ['shared'] },
      shared: { file: 'shared.js', imports: ['services'] },
      services: { file: 'services.js', imports: ['frame'] },
      frame: { file: 'frame.js', imports: ['services'] },
    };
    expect(findCycle(manifest)).toEqual(['services', 'frame']);
  });
});
