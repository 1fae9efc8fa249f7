/** Measures a page of the results list for an account with many results and one with a single page, on both databases. */
import type { Bench } from 'tinybench';
import type { Profile } from '../../core/domain/profile.ts';
import type { ResultsAnswer } from '../../core/api/payloads.ts';
import { anAccount, type TestAccount } from '../../tests/server/an-account.ts';
import { startEngines, type Engine } from '../../tests/server/engines.ts';
import { manyResults } from '../../tests/server/many-results.ts';
import { makeTestApp, type TestApp } from '../../tests/server/test-app.ts';
import { aProfileDraft } from '../../tests/support/samples.ts';
import { inTurns } from '../in-turns.ts';

const PAGE = 50;
const SIZES = [PAGE, 5000];
const CALLS = 20;

async function readPage(server: TestApp, { accessToken: bearer, groupId }: TestAccount, after?: string) {
  const query = { limit: String(PAGE), ...(after === undefined ? {} : { after }) };
  const answer = await server.call('getAllResults', undefined, { bearer, params: { userGroupId: groupId }, query });
  if (answer.statusCode !== 200) throw new Error(`No page: ${answer.statusCode}`);
  return answer;
}

/** Adds the reading of two pages by a new account, because the calls per account are limited. */
async function addReader(bench: Bench, server: TestApp, size: number): Promise<void> {
  const account = await anAccount(server);
  const { accessToken: bearer, userId, groupId: userGroupId } = account;
  const made = await server.call('createProfile', aProfileDraft({ userId, userGroupId }), { bearer });
  const { profileId } = made.json<Profile>();
  await manyResults(server.db, { groupId: userGroupId, profileId }, size);
  const { results } = (await readPage(server, account)).json<ResultsAnswer>();
  bench.add(`first of ${size}`, () => readPage(server, account), { async: true });
  bench.add(`second of ${size}`, () => readPage(server, account, results.at(-1)?.testId ?? ''), { async: true });
}

async function measureEngine(engine: Engine, runs: number) {
  const server = await makeTestApp(engine);
  try {
    const paces = await inTurns(runs, { iterations: CALLS, time: 0, warmup: false }, async (bench) => {
      for (const size of SIZES) await addReader(bench, server, size);
    });
    const ms = (name: string) => (paces.get(name)?.p50 ?? NaN).toFixed(2);
    return SIZES.map((results) => ({
      database: engine.name,
      results,
      'first page, ms': ms(`first of ${results}`),
      'second page, ms': ms(`second of ${results}`),
    }));
  } finally {
    await server.close();
  }
}

/** Measures `runs` rounds and prints the medians. */
export async function run(runs: number): Promise<void> {
  const lines = [];
  for (const engine of await startEngines()) {
    lines.push(...(await measureEngine(engine, runs)));
    await engine.stop();
  }
  console.log(`\nThe results list in pages of ${PAGE}, median of ${runs} times ${CALLS} calls:`);
  console.table(lines);
}
