import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const seconds = (count: number): number => count * 1000;

/** Starts the slowest file first, so that the other files run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('scenarios/browser.e2e.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    include: [],
    // A run without tests must fail.
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.{unit,property,contract,integration}.test.{ts,tsx}'],
          testTimeout: seconds(30),
          hookTimeout: seconds(60),
          // The default leaves one core unused, which is half of a machine with two.
          maxWorkers: '100%',
          // Files leave no state behind, so they share a worker's modules: loading them for each file takes half of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          // Vite's runner maps the stack of every call to the browser, which is slow and not needed: Node can run these files directly.
          experimental: { viteModuleRunner: false },
          include: ['tests/**/*.{screen,e2e}.test.{ts,tsx}'],
          // Each file mostly waits for its own Chromium: two use two cores, more would delay each other's timers.
          maxWorkers: 2,
          // The files of a worker share its browser and its server process.
          isolate: false,
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
          // As long as `waitForSelector` waits; the default of a second is too short on a busy machine.
          expect: { poll: { timeout: seconds(30) } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
