import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../support/postgres.ts';
import type { AppServer } from './app-servers.ts';
import type { Stage } from './drill.ts';
import { REPOSITORY, superuserUrl } from './topology.ts';

/** People are served by the other server for so many seconds before the killed one is started again. */
const SERVED_SECONDS = 5;

export async function killServer({ site, load, rate }: Stage): Promise<void> {
  const [server] = site.servers;
  await server?.end('SIGKILL');
  await load.more(rate * SERVED_SECONDS);
  await server?.start();
}

/** Servers of two releases work side by side for so many seconds. */
const BESIDE_SECONDS = 3;

/** Replaces each server in turn, as `docs/rolling-upgrade.md` says. */
async function replaceAll(
  { site, load, rate }: Stage,
  prepare: (server: AppServer) => void = () => undefined,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const server of site.servers) {
    prepare(server);
    await server.end('SIGTERM');
    await server.start();
    await check();
    await load.more(rate * BESIDE_SECONDS);
  }
}

export async function restartInTurn(stage: Stage): Promise<void> {
  await replaceAll(stage);
}

/** The scripts and styles of a built release. */
function assetsOf(release: string): string {
  return join(release, 'dist/web/assets');
}

/** Checks that every server serves the scripts and styles of both releases, as open pages ask for them. */
async function checkAssets({ site }: Stage, releases: readonly string[]): Promise<void> {
  const names = releases.flatMap((release) => readdirSync(assetsOf(release)));
  const scripts = [...new Set(names)].filter((name) => /\.(js|css)$/.test(name));
  for (const { url, name } of site.servers) {
    for (const script of scripts) {
      const { status } = await fetch(`${url}/assets/${script}`);
      if (status !== 200) throw new Error(`${name} answers ${status} for the asset ${script}.`);
    }
  }
}

/** The migrations that the database has. */
async function migrationsOf({ site, primary }: Stage): Promise<readonly string[]> {
  const rows = await query(superuserUrl(site.topology, primary.postgresPort), 'select name from kysely_migration');
  return rows.map(({ name }) => String(name));
}

/** Checks that a server of an earlier release does not start on a newer schema and says why, while the other one serves. */
async function checkRefusal({ site, note }: Stage, release: string): Promise<void> {
  const server = site.servers.at(-1);
  if (server === undefined) return;
  await server.end('SIGTERM');
  server.useRelease(release);
  const hasStarted = await server.start().then(
    () => true,
    () => false,
  );
  if (hasStarted) throw new Error('A server of the earlier release has started on the newer schema.');
  const log = readFileSync(join(site.topology.folder, 'logs', `${server.name}.log`), 'utf8');
  note(`The earlier release does not start again: ${log.trim().split('\n').at(-1) ?? ''}`);
  server.useRelease(REPOSITORY);
  await server.start();
}

/**
 * Upgrades from an earlier release to this one. If that has changed the schema, servers of both releases share it meanwhile; otherwise
 * the upgrade is also taken back and done again.
 */
export async function upgradeInTurn(stage: Stage): Promise<void> {
  const { otherRelease, site, note } = stage;
  if (otherRelease === null) throw new Error('Name the folder of the earlier release: --from FOLDER.');
  const releases = [otherRelease, REPOSITORY];
  for (const release of releases)
    if (!existsSync(assetsOf(release))) throw new Error(`The release in ${release} is not built: npm run build.`);
  for (const release of releases) cpSync(assetsOf(release), site.otherAssets, { recursive: true });
  const use = (release: string) => (server: AppServer) => server.useRelease(release);
  const check = () => checkAssets(stage, releases);
  const before = new Set(await migrationsOf(stage));
  await replaceAll(stage, use(REPOSITORY), check);
  const added = (await migrationsOf(stage)).filter((name) => !before.has(name));
  note(`Upgraded: both servers run this release. New migrations: ${added.length === 0 ? 'none' : added.join(', ')}.`);
  if (added.length > 0) return checkRefusal(stage, otherRelease);
  await replaceAll(stage, use(otherRelease), check);
  note('Rolled back: both servers run the earlier release.');
  await replaceAll(stage, use(REPOSITORY), check);
}
