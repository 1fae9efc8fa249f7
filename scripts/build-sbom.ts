import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runNpm } from './run.mjs';

/** A package in the list, as npm prints it. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly properties: readonly { readonly name: string }[];
  readonly externalReferences?: unknown;
}

/** The parts of CycloneDX's format that are changed here. */
interface PrintedSbom {
  readonly serialNumber?: unknown;
  readonly metadata: {
    readonly timestamp?: unknown;
    readonly tools?: unknown;
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const DEVELOPMENT = 'cdx:npm:package:development';
const COMMAND = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];

/** Without the addresses of the machine's registry, and without npm's own notes, which differ between its versions. */
function factsOf({ externalReferences: _addresses, properties: _notes, ...facts }: Component) {
  return facts;
}

/** Each entry once, although some versions of npm repeat what is installed in several folders, in the order of their names. */
function eachOnce<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly Entry[] {
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

/**
 * The list of what npm printed: only packages of production, in one order, without what differs from one build or machine to the next.
 * `npm sbom --omit dev` cannot be used, because it also leaves out what production and development share.
 */
export function reproducibleSbom(printed: string): string {
  const { serialNumber: _serial, metadata, components, dependencies, ...rest } = JSON.parse(printed) as PrintedSbom;
  const { timestamp: _timestamp, tools: _tools, component, ...about } = metadata;
  const isUsed = ({ properties }: Component) => !properties.some(({ name }) => name === DEVELOPMENT);
  const used = eachOnce(components.filter(isUsed), (one) => one['bom-ref']);
  const refs = new Set([component, ...used].map((one) => one['bom-ref']));
  const edges = dependencies.map(({ ref, dependsOn = [] }) => ({
    ref,
    dependsOn: dependsOn.filter((name) => refs.has(name)).toSorted(),
  }));
  // npm names it after its folder.
  const app = { ...factsOf(component), name: component['bom-ref'].replace(/@[^@]*$/, '') };
  const sbom = {
    ...rest,
    metadata: { ...about, component: app },
    components: used.map(factsOf),
    dependencies: eachOnce(
      edges.filter(({ ref }) => refs.has(ref)),
      ({ ref }) => ref,
    ),
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/**
 * Writes the list of the production packages (SBOM, in CycloneDX's format) from the lock file, without a network. Returns false if npm
 * cannot make it: `npm sbom` exists since npm 10.2.
 */
export async function writeSbom(file: string): Promise<boolean> {
  rmSync(file, { force: true });
  const { code, printed } = await runNpm(COMMAND, { capture: true });
  if (code !== 0) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reproducibleSbom(printed));
  return true;
}
