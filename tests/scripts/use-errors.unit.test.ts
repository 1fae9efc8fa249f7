import { describe, expect, it } from 'vitest';
import { CRITICAL_TASKS } from '../../scripts/use-errors/critical-tasks.ts';
import { useErrorsPage } from '../../scripts/use-errors/use-errors-page.ts';
import { declaresTest, hasTest } from '../support/find-test.ts';

const NAMED_TESTS = CRITICAL_TASKS.flatMap(({ id, barriers }) =>
  barriers.flatMap(({ tests }) => tests.map(([file, title]) => ({ id, file, title }))),
);

describe('the critical tasks', () => {
  it('are at least twenty, each once', () => {
    const ids = CRITICAL_TASKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(20);
  });

  it.each(CRITICAL_TASKS)('$id has barriers, each with a test', ({ barriers }) => {
    expect(barriers.map(({ tests }) => tests.length)).not.toContain(0);
    expect(barriers).not.toHaveLength(0);
  });

  it.each(NAMED_TESTS)('$id: the test “$title” is in $file', ({ file, title }) => {
    expect(hasTest(file, title)).toBe(true);
  });
});

describe('the page of use errors', () => {
  it('says that no study was made, and has every task with its tests', () => {
    const page = useErrorsPage();
    expect(page).toContain('No human study was made');
    for (const { task, error, harm, remains } of CRITICAL_TASKS) {
      for (const words of [task, error, harm, remains]) expect(page).toContain(words);
    }
    for (const { title } of NAMED_TESTS) expect(page).toContain(title);
  });
});

describe('a named test', () => {
  it.each([
    ["it('counts drops', () => {})", true],
    ["test(\n  'counts drops',\n  async () => {})", true],
    ["it.each([\n  [1],\n] as const)('counts drops', (n) => {})", true],
    ['cameraTest(`counts drops`, async () => {})', true],
    ["describe('counts drops', () => {})", false],
    ["test.describe('counts drops', () => {})", false],
    [['it', "skip('counts drops', () => {})"].join('.'), false],
    ["it('counts drops well', () => {})", false],
    ["expect('counts drops', 'x')", false],
    ["// 'counts drops'", false],
  ])('is found or not in %j', (source, isFound) => {
    expect(declaresTest(source, 'counts drops')).toBe(isFound);
  });

  it('is found with a quotation mark in its title', () => {
    expect(declaresTest(`it("the user's drops", () => {})`, "the user's drops")).toBe(true);
    expect(declaresTest(`it('the user\\'s drops', () => {})`, "the user's drops")).toBe(true);
  });

  it('is not found in a file that does not exist, or is no test', () => {
    expect(hasTest('core/none.unit.test.ts', 'counts drops')).toBe(false);
    expect(hasTest('support/find-test.ts', 'counts drops')).toBe(false);
  });
});
