import { defineConfig } from 'vitest/config';

const seconds = (count: number): number => count * 1000;

export default defineConfig({
  test: {
    name: 'fast',
    environment: 'node',
    // A run without tests must fail.
    passWithNoTests: false,
    allowOnly: false,
    // A missing file must fail a test; `-u` writes it.
    update: 'none',
    include: ['tests/**/*.{unit,property,contract,integration}.test.{ts,tsx}'],
    // The second tier: `npm test` leaves these out, `npm run test:all` runs them. In a browser test the tag is `@full`.
    tags: [{ name: 'full', description: 'Runs in `npm run test:all` only.' }],
    setupFiles: ['tests/support/property-setup.ts'],
    // Limits for what never ends: how fast the machine is must not decide.
    testTimeout: seconds(120),
    hookTimeout: seconds(120),
    // The default leaves one core unused, which is half of a machine with two.
    maxWorkers: '100%',
    // Files leave no state behind, so they share a worker's modules: loading them for each file takes half of the time.
    isolate: false,
  },
});
