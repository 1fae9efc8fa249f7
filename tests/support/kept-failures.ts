import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchSetting } from './switch-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What leads fast-check to an input again, while the property and its examples stay the same. */
export interface KeptFailure {
  readonly seed: number;
  readonly path: string;
  /** The inputs as they were printed. */
  readonly inputs: string;
}

/** The last failure of each property in one test file, by the name of its test. */
export interface KeptFailures {
  of(test: string): KeptFailure | undefined;
  keep(test: string, failure: KeptFailure): void;
  forget(test: string): void;
  /** Forgets the failures of all tests but these. */
  retain(tests: readonly string[]): void;
}

const FOLDER = '.cache/failed-properties';
const SUFFIX = '.json';

/** Whether failures are kept and tried again: not on a CI system, whose runs share no folder. Throws if `FC_REPLAY` is neither 1 nor 0. */
export function keepsFailures(env: Environment = process.env): boolean {
  return switchSetting('FC_REPLAY', env) !== false && ['', 'false'].includes(env['CI'] ?? '');
}

function read(file: string): Record<string, KeptFailure> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, KeptFailure>;
  } catch {
    // Nothing is kept, or a run was killed while it wrote.
    return {};
  }
}

/** The failures of a test file, which is named from the root of the repository. */
export function keptFailures(testFile: string, folder = FOLDER): KeptFailures {
  const file = join(folder, encodeURIComponent(testFile) + SUFFIX);

  function write(failures: Readonly<Record<string, KeptFailure>>): void {
    if (Object.keys(failures).length === 0) return rmSync(file, { force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!existsSync(decodeURIComponent(name.slice(0, -SUFFIX.length)))) rmSync(join(folder, name), { force: true });
    }
    writeFileSync(file, `${JSON.stringify(failures, null, 2)}\n`);
  }

  const retainIf = (isKept: (test: string) => boolean): void => {
    const failures = Object.entries(read(file));
    const kept = failures.filter(([test]) => isKept(test));
    if (kept.length < failures.length) write(Object.fromEntries(kept));
  };

  return {
    of: (test) => read(file)[test],
    keep: (test, failure) => write({ ...read(file), [test]: failure }),
    forget: (test) => retainIf((other) => other !== test),
    retain: (tests) => retainIf((test) => tests.includes(test)),
  };
}
