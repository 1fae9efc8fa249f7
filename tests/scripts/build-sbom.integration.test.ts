import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reproducibleSbom, writeSbom } from '../../scripts/build-sbom.ts';
import { readLock } from '../support/read-lock.ts';

interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes: readonly unknown[];
  }[];
}

const component = (name: string, isDevelopment: boolean) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  properties: isDevelopment ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
  externalReferences: [{ type: 'distribution', url: `https://packages.example/${name}.tgz` }],
});

const printed = (names: readonly string[], timestamp: string, folder: string) =>
  JSON.stringify({
    serialNumber: `urn:uuid:${timestamp}`,
    metadata: { timestamp, tools: [{ version: timestamp }], component: { ...component('app', false), name: folder } },
    components: [...names.map((name) => component(name, false)), component('test-runner', true)],
    dependencies: [
      { ref: 'app@1.0.0', dependsOn: [...new Set(names), 'test-runner'].map((name) => `${name}@1.0.0`) },
      ...[...names, 'test-runner'].map((name) => ({ ref: `${name}@1.0.0`, dependsOn: [] })),
    ],
  });

describe('The list of packages', () => {
  it('is the same for every build, folder and order, with each package once', () => {
    const one = reproducibleSbom(printed(['b', 'a'], '2026-11-20', 'clone'));
    const other = reproducibleSbom(printed(['a', 'b', 'a'], '2027-01-01', 'elsewhere'));
    expect(one).toBe(other);
    expect((JSON.parse(one) as Sbom).metadata.component.name).toBe('app');
  });

  it('has no address of a registry, and no package of the development', () => {
    const sbom = reproducibleSbom(printed(['a'], '2026-11-20', 'clone'));
    expect(sbom).not.toContain('packages.example');
    expect(sbom).not.toContain('test-runner');
  });
});

describe('The list that the build writes', () => {
  let sbom: Sbom;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clearline-sbom-'));
    const file = join(folder, 'dist/sbom.cdx.json');
    expect(await writeSbom(file)).toBe(true);
    sbom = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
    rmSync(folder, { recursive: true });
  });

  it('has every package of production in the lock file, with its hash, and no other', () => {
    const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);
    const locked = readLock().map(({ name, version }) => `${name}@${version}`);
    expect(listed.toSorted()).toEqual([...new Set(locked)].toSorted());
    expect(sbom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  });

  it('has no serial number and no time', () => {
    expect(sbom.serialNumber).toBeUndefined();
    expect(sbom.metadata.timestamp).toBeUndefined();
  });
});
