import { execFileSync } from 'node:child_process';

/** The section of Patroni's configuration: etcd through its API v2, or v3. */
export type DcsSection = 'etcd' | 'etcd3';

/** Numbers such as 3.0.2. */
export type Version = readonly number[];

/** The first Patroni whose etcd3 section never replaces the leader key of another node (its changes 2689 and 2693). */
const SAFE_ETCD3: Version = [3, 0, 3];
/** The first etcd without API v2. */
const WITHOUT_V2: Version = [3, 6];

/** Reads the first version in a text. */
export function readVersion(text: string): Version {
  const found = /\d+(?:\.\d+)+/.exec(text)?.[0];
  if (found === undefined) throw new Error(`There is no version in "${text.trim()}".`);
  return found.split('.').map(Number);
}

/** Whether a version comes before another. */
export function isBefore(version: Version, other: Version): boolean {
  const length = Math.max(version.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (version[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The section to use with these programs. */
export function chooseSection(patroni: Version): DcsSection {
  return isBefore(patroni, SAFE_ETCD3) ? 'etcd' : 'etcd3';
}

/** Why these programs do not work with a section at all; null if they do. */
export function findImpossible(section: DcsSection, etcd: Version): string | null {
  if (section === 'etcd3' || isBefore(etcd, WITHOUT_V2)) return null;
  return `etcd ${etcd.join('.')} has no API v2, which the section "etcd" uses. Use Patroni 3.0.3 or newer with the section "etcd3".`;
}

/** Why these programs lose acknowledged results; null if they do not. */
export function findUnsafe(section: DcsSection, patroni: Version): string | null {
  if (section === 'etcd' || !isBefore(patroni, SAFE_ETCD3)) return null;
  return `Patroni ${patroni.join('.')} with the section "etcd3" loses acknowledged results: a primary that was frozen overwrites the leader key of its successor. Use Patroni 3.0.3 or newer, or the section "etcd".`;
}

/** Asks a program for its version. */
export function versionOf(command: string): Version {
  return readVersion(execFileSync(command, ['--version'], { encoding: 'utf8' }));
}
