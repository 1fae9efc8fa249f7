import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const seconds = (count: number): number => count * 1000;

/** The file that takes longest begins first, so that it does not run on alone when all others are done. */
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
    // A check that runs nothing must not pass for one that found nothing wrong.
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.{unit,property,contract,integration}.test.{ts,tsx}'],
          testTimeout: seconds(30),
          hookTimeout: seconds(60),
          // By itself one core would be left free, which on a machine of two is half of it.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.{screen,e2e}.test.{ts,tsx}'],
          // Each file drives its own Chromium, and mostly waits for it: two at once use two cores, more would starve each other's timers.
          maxWorkers: 2,
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
