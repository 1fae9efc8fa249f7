import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppServer } from './app-servers.ts';
import type { Stage } from './drill.ts';
import { REPOSITORY } from './topology.ts';

/** People are served by the other server for so many seconds before the killed one is started again. */
const SERVED_SECONDS = 5;

export async function killServer({ site, load, rate }: Stage): Promise<void> {
  const [server] = site.servers;
  await server?.end('SIGKILL');
  await load.more(rate * SERVED_SECONDS);
  await server?.start();
}

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
    await load.more(rate);
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

/** Upgrades from another release to this one, and back. */
export async function upgradeInTurn(stage: Stage): Promise<void> {
  const { otherRelease, site, note } = stage;
  if (otherRelease === null) throw new Error('Name the folder of the earlier release: --from FOLDER.');
  const releases = [otherRelease, REPOSITORY];
  for (const release of releases)
    if (!existsSync(assetsOf(release))) throw new Error(`The release in ${release} is not built: npm run build.`);
  for (const release of releases) cpSync(assetsOf(release), site.otherAssets, { recursive: true });
  const use = (release: string) => (server: AppServer) => server.useRelease(release);
  const check = () => checkAssets(stage, releases);
  await replaceAll(stage, use(otherRelease));
  note('Both servers run the earlier release.');
  await replaceAll(stage, use(REPOSITORY), check);
  note('Upgraded: both servers run this release.');
  await replaceAll(stage, use(otherRelease), check);
  note('Rolled back: both servers run the earlier release.');
  await replaceAll(stage, use(REPOSITORY), check);
}
