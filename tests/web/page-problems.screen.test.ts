import { expect, test } from '../support/browser-test.ts';
import { expectProblem, expectRefusal, listProblems } from '../support/page-problems.ts';
import { RUNS_NOTHING } from '../support/pooled-context.ts';
import { goTo } from './visitor.ts';

const problems = (): string[] => listProblems({ announcesRefusals: true });

test(
  'errors of a page, a refused call and a request to another host fail a test that does not announce them',
  { tag: '@full' },
  async ({ app }) => {
    const { page } = await app.visit();
    await goTo(page, '/');
    await page.evaluate(`console.error('A wrong value.')`);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('A wrong state.');
      });
      return fetch('/auth/refresh', { method: 'POST' });
    });
    await page.goto(app.server.url.replace('localhost', 'other.localhost') + RUNS_NOTHING);
    const found = ['error: A wrong value.', 'exception: A wrong state.', 'POST /auth/refresh: 401'];
    await expect.poll(problems).toEqual(expect.arrayContaining(found.map((words) => `not announced: ${words}`)));
    expect(problems().at(-1)).toMatch(/^not announced: foreign host: /);

    expectProblem(/A wrong value/);
    expectProblem(/A wrong state/);
    expectProblem(/other\.localhost/);
    expectRefusal('refreshAccess', 401);
    expect(problems()).toEqual([]);
  },
);

test('a test fails that announces what does not happen', { tag: '@full' }, async ({ app }) => {
  const { page } = await app.visit();
  expectRefusal('logIn', 401);
  expect(problems()).toEqual(['announced, but did not happen: POST /auth/login: 401']);

  await goTo(page, '/');
  await page.evaluate(() =>
    fetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'CLR_none@mail.example', password: 'x' }),
    }),
  );
  await expect.poll(problems).toEqual([]);
});
