/** Measures the download of everything that is held about an account with 5,000 reported results, on both databases. */
import { performance } from 'node:perf_hooks';
import { translations } from '../../adapters/translations/index.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { dataFiles } from '../../core/use-cases/your-data/data-files.ts';
import { anAccount } from '../../tests/server/an-account.ts';
import { startEngines, type Engine } from '../../tests/server/engines.ts';
import { manyResults } from '../../tests/server/many-results.ts';
import { makeTestApp, type TestApp } from '../../tests/server/test-app.ts';
import { aProfileDraft } from '../../tests/support/samples.ts';
import { manyReports } from './many-reports.ts';

const RESULTS = 5000;
const SECOND_MS = 1000;
const MEGABYTE = 1e6;
const { yourData, results } = translations.en;
const WORDS = { ...yourData.yourData.file, fields: results.report.fields };

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** A new account with that many reported results. The calls per account are limited, so each round has its own. */
async function prepare(server: TestApp): Promise<string> {
  const { accessToken: bearer, userId, groupId } = await anAccount(server);
  const made = await server.call('createProfile', aProfileDraft({ userId, userGroupId: groupId }), { bearer });
  await manyResults(server.db, { groupId, profileId: made.json<Profile>().profileId }, RESULTS);
  await manyReports(server.db, groupId);
  return bearer;
}

async function measureOnce(server: TestApp) {
  const bearer = await prepare(server);
  const begun = performance.now();
  const answer = await server.call('getPersonalData', undefined, { bearer });
  if (answer.statusCode !== 200) throw new Error(`No data: ${answer.statusCode}`);
  const answered = performance.now();
  const data = answer.json<PersonalData>();
  const files = dataFiles(data, { words: WORDS, language: 'en', origin: '' });
  const made = performance.now();
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return { answer: answered - begun, files: made - answered, bytes };
}

async function measureEngine(engine: Engine, runs: number) {
  const server = await makeTestApp(engine);
  try {
    const rounds: Awaited<ReturnType<typeof measureOnce>>[] = [];
    for (let round = 0; round < runs; round += 1) rounds.push(await measureOnce(server));
    const seconds = (of: 'answer' | 'files') => (median(rounds.map((round) => round[of])) / SECOND_MS).toFixed(2);
    return {
      database: engine.name,
      results: RESULTS,
      'answer, s': seconds('answer'),
      'files, s': seconds('files'),
      'files, MB': (median(rounds.map(({ bytes }) => bytes)) / MEGABYTE).toFixed(1),
    };
  } finally {
    await server.close();
  }
}

/** Measures `runs` rounds and prints the medians. */
export async function run(runs: number): Promise<void> {
  const lines = [];
  for (const engine of await startEngines()) {
    lines.push(await measureEngine(engine, runs));
    await engine.stop();
  }
  console.log(
    `\nEverything about an account with ${RESULTS} reported results, median of ${runs}; wanted: 10 s in all:`,
  );
  console.table(lines);
}
