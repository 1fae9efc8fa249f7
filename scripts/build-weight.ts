/** One chunk of Vite's manifest, with the fields that are used. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: chunks by their source, relative to the web app's root. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The sources of a route's first load. */
export interface RouteEntry {
  readonly route: string;
  readonly sources: readonly string[];
}

/** The size limits of a build, in brotli bytes of JavaScript. */
export interface Budget {
  readonly landing: number;
  readonly otherRoutes: number;
  readonly landingWanted: number;
}

/**
 * A kilobyte is 1000 bytes here. The routes behind the landing load what a logged-in user needs (forms, passwords, profiles, places,
 * pending calls), most of it while the person reads the landing.
 */
export const BUDGET: Budget = { landing: 120_000, otherRoutes: 152_000, landingWanted: 105_000 };

export const LANDING_ROUTE = '/';

/** A route's first load: its files and their total brotli bytes. */
export interface RouteWeight {
  readonly route: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** The files of a chunk and of its static imports. Throws for a source that the manifest does not contain. */
export function staticFiles(manifest: Manifest, source: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The manifest has no chunk for ${source}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(manifest, imported, seen);
  return seen;
}

/** Measures every route's first load; `sizeOf` returns the brotli bytes of a file. */
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

/** Messages about routes over the budget, and about routes whose first load includes a part of the decoder. */
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

/** The files that only the decoder loads: those of its entry without those of the app's entries. */
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
