/** A page of the results list of somebody with many results, beside that of somebody with a page of them, on both databases. */
import type { Profile } from '../../core/domain/profile.ts';
import type { ResultsAnswer } from '../../core/api/payloads.ts';
import { anAccount, type TestAccount } from '../../tests/server/an-account.ts';
import { startEngines, type Engine } from '../../tests/server/engines.ts';
import { manyResults } from '../../tests/server/many-results.ts';
import { makeTestApp, type TestApp } from '../../tests/server/test-app.ts';
import { aProfileDraft } from '../../tests/support/samples.ts';
import { median } from '../web/measure.ts';

const PAGE = 50;
const MANY = 5000;
const CALLS = 20;

interface Reader extends TestAccount {
  /** The last result of the first page, after which the second one begins. */
  readonly after: string;
}

type Line = Readonly<Record<string, string | number>>;

async function aReader(server: TestApp, count: number): Promise<Reader> {
  const account = await anAccount(server);
  const { accessToken: bearer, userId, groupId: userGroupId } = account;
  const made = await server.call('createProfile', aProfileDraft({ userId, userGroupId }), { bearer });
  const { profileId } = made.json<Profile>();
  await manyResults(server.db, { groupId: userGroupId, profileId }, count);
  const { results } = (await readPage(server, account)).json<ResultsAnswer>();
  return { ...account, after: results.at(-1)?.testId ?? '' };
}

async function readPage(server: TestApp, { accessToken: bearer, groupId }: TestAccount, after?: string) {
  const query = { limit: String(PAGE), ...(after === undefined ? {} : { after }) };
  const answer = await server.call('getAllResults', undefined, { bearer, params: { userGroupId: groupId }, query });
  if (answer.statusCode !== 200) throw new Error(`No page: ${answer.statusCode}`);
  return answer;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < CALLS; round += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  return median(took);
}

async function measureEngine(engine: Engine, runs: number): Promise<readonly Line[]> {
  const server = await makeTestApp(engine);
  try {
    const found = [PAGE, MANY].map((results) => ({ results, first: [] as number[], second: [] as number[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const { results, first, second } of found) {
        // Somebody new each time: what one account may ask for is limited.
        const reader = await aReader(server, results);
        first.push(await timeOf(() => readPage(server, reader)));
        second.push(await timeOf(() => readPage(server, reader, reader.after)));
      }
    }
    return found.map(({ results, first, second }) => ({
      database: engine.name,
      results,
      'first page, ms': median(first).toFixed(2),
      'second page, ms': median(second).toFixed(2),
    }));
  } finally {
    await server.close();
  }
}

/** Measures so many times, the two readers in turns, and prints the medians. */
export async function run(runs: number): Promise<void> {
  const lines: Line[] = [];
  for (const engine of await startEngines()) {
    lines.push(...(await measureEngine(engine, runs)));
    await engine.stop();
  }
  console.log(`\nThe results list in pages of ${PAGE}, median of ${runs} times ${CALLS} calls:`);
  console.table(lines);
}
