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
          // Files leave nothing behind, so they share what a worker has loaded: to load it anew for each takes half of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          // Its runner maps the stack of every call to the browser, which nobody reads; all that these files import Node runs by itself.
          experimental: { viteModuleRunner: false },
          include: ['tests/**/*.{screen,e2e}.test.{ts,tsx}'],
          // Each file drives its own Chromium, and mostly waits for it: two at once use two cores, more would starve each other's timers.
          maxWorkers: 2,
          // The files of a worker share its browser and the process of its server.
          isolate: false,
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
          // What a page comes to show is waited for as long as `waitForSelector` does: a second is over soon on a busy machine.
          expect: { poll: { timeout: seconds(30) } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
