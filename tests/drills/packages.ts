import { spawnSync } from 'node:child_process';

/** What the drills need from Debian. */
export const PACKAGES = [
  'patroni',
  'python3-etcd',
  'python3-idna',
  'python3-psycopg2',
  'etcd-server',
  'etcd-client',
  'haproxy',
  'pgbouncer',
  'pgbackrest',
  'postgresql',
  'openssl',
];

/** Any release of PostgreSQL will do. */
function isInstalled(name: string): boolean {
  const pattern = name === 'postgresql' ? 'postgresql-[1-9]*' : name;
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', pattern], {
    encoding: 'utf8',
  });
  return new RegExp(`^${name}(-\\d+)? installed$`, 'm').test(stdout);
}

/** The command that installs packages, and upgrades none. */
export function installCommand(packages: readonly string[]): readonly string[] {
  return ['apt-get', 'install', '--yes', '--no-upgrade', '--no-install-recommends', ...packages];
}

/** Installs what is missing; returns why that is not possible, or null. */
export function installMissing(): string | null {
  if (spawnSync('dpkg-query', ['--version']).error !== undefined) return 'The drills need Debian or Ubuntu.';
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return null;
  const [command = '', ...args] = installCommand(missing);
  if (process.getuid?.() !== 0) return `Packages are missing. Install them: sudo ${[command, ...args].join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, ['update', '--quiet=2'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0 ? null : `This failed: ${[command, ...args].join(' ')}`;
}
