/** One chunk of Vite's manifest, as far as weighing needs it. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: chunks by the source they come from, relative to the web app's root. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a route's first load consists of, by sources. */
export interface RouteEntry {
  readonly route: string;
  readonly sources: readonly string[];
}

/** What a build may weigh, in brotli bytes of JavaScript. */
export interface Budget {
  readonly landing: number;
  readonly otherRoutes: number;
  readonly landingWanted: number;
}

/**
 * A kilobyte here is 1000 bytes, the stricter reading. The routes behind the landing bring what a signed-in person works with
 * (forms, passwords, profiles, places, what waits to be sent), most of it fetched while the page before is read.
 */
export const BUDGET: Budget = { landing: 120_000, otherRoutes: 160_000, landingWanted: 105_000 };

export const LANDING_ROUTE = '/';

/** A route's first load: its files and their brotli bytes together. */
export interface RouteWeight {
  readonly route: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** The files that a chunk brings by itself and by its static imports. A source that the manifest does not know is a mistake. */
export function staticFiles(manifest: Manifest, source: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The manifest has no chunk for ${source}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(manifest, imported, seen);
  return seen;
}

/** Weighs every route's first load; `sizeOf` tells the brotli bytes of a file. */
export function weighRoutes(
  manifest: Manifest,
  entries: readonly RouteEntry[],
  sizeOf: (file: string) => number,
): readonly RouteWeight[] {
  return entries.map(({ route, sources }) => {
    const seen = new Set<string>();
    for (const source of sources) staticFiles(manifest, source, seen);
    const files = [...seen].filter((file) => file.endsWith('.js'));
    return { route, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

/** What is wrong with the weights: routes above the budget, and routes whose first load brings a part of the decoder along. */
export function findExcess(weights: readonly RouteWeight[], decoderFiles: readonly string[], budget: Budget): string[] {
  return weights.flatMap(({ route, files, bytes }) => {
    const allowed = route === LANDING_ROUTE ? budget.landing : budget.otherRoutes;
    const found: string[] = [];
    if (bytes > allowed) found.push(`${route} loads ${bytes} bytes of JavaScript first; ${allowed} are allowed.`);
    const decoder = files.filter((file) => decoderFiles.includes(file));
    if (decoder.length > 0) found.push(`${route} loads the decoder at once (${decoder.join(', ')}).`);
    return found;
  });
}

/** The files that belong to the decoder alone: what its entry brings, but for what the app's own entry has already. */
export function decoderFilesOf(
  manifest: Manifest,
  decoderSource: string,
  appSources: readonly string[],
): readonly string[] {
  const shared = new Set<string>();
  for (const source of appSources) staticFiles(manifest, source, shared);
  const chunk = manifest[decoderSource];
  const own = [...staticFiles(manifest, decoderSource)].filter((file) => !shared.has(file) || file === chunk?.file);
  return [...own, ...(chunk?.assets ?? [])];
}
