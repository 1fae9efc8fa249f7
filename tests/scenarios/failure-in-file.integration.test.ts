import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureInFile, terminalDriver } from '../support/scenarios.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-failure-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(...actions: readonly string[]): string {
  const path = join(folder, 'mine.yaml');
  writeFileSync(path, `name: Mine\ndo:\n${actions.map((action) => `  - ${action}\n`).join('')}`);
  return path;
}

describe('a scenario of a file that fails in a browser', () => {
  it('says the words that were expected and those that show, as in the terminal', async () => {
    const path = file('start: testing', 'expect: { shows: Elephant }');
    const failure = await failureInFile(path, terminalDriver());
    expect(failure).toContain(`  ${path}:4\n`);
    expect(failure).toContain('  shows > Elephant\n    expected  shown\n    found     not shown\n');
    expect(failure).toContain('  the page shows\n    Welcome to your test\n');
  });

  it('names the line of an action that throws', async () => {
    const path = file('start: testing', 'reload');
    const reload = () => Promise.reject(new Error('page.reload: net::ERR_INTERNET_DISCONNECTED'));
    await expect(failureInFile(path, { ...terminalDriver(), reload })).rejects.toThrow(
      `${path}:4: reload: page.reload: net::ERR_INTERNET_DISCONNECTED`,
    );
  });
});
