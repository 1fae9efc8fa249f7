import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { todayOf } from './explain-codes.ts';
import type { CodeBase } from './change-fields.ts';
import { CODE_RULES } from './code-rules.ts';
import { codeBaseOf, makeCassetteCode } from './make-cassette.ts';
import { CODE_SHAPES, isPrintable, shapeCode, writeCode, type CodeShape } from './write-code.ts';

const NOT_UNDERSTOOD_EXIT_CODE = 2;
/** Longer codes are printed as their length, so that the list stays readable. */
const LONGEST_SHOWN = 100;
const SCALE = 4;

export interface MutateOptions {
  readonly json?: true;
  readonly now?: CalendarDate;
  readonly outDir?: string;
  readonly as: CodeShape;
}

/** A code that was changed to trigger one rule, and the expected outcome. */
export interface Mutation {
  readonly kind: string;
  readonly outcome: ScanOutcome;
  readonly says: string;
  /** It is the second scan, after a first one of the unchanged code. */
  readonly isSecondScan: boolean;
  readonly text: string;
}

/** One changed code for every rule that applies to the code's format. */
export function mutationsOf(base: CodeBase): readonly Mutation[] {
  return CODE_RULES.flatMap(({ kind, outcome, says, isSecondScan = false, change }) => {
    const text = change(base);
    return text === null ? [] : [{ kind, outcome, says, isSecondScan, text }];
  });
}

function inWords(mutations: readonly Mutation[]): string {
  return mutations
    .map(({ kind, outcome, says, isSecondScan, text }) => {
      const shown = text.length > LONGEST_SHOWN ? `(${text.length} characters; --json prints them)` : text;
      const scan = isSecondScan ? ', as the second scan' : '';
      return `${kind.padEnd(28)}${outcome}${scan}: ${says}\n  ${shown}\n`;
    })
    .join('');
}

async function writeAll(mutations: readonly Mutation[], folder: string, shape: CodeShape): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { kind, text } of mutations.filter((mutation) => isPrintable(mutation.text))) {
    const content = await shapeCode(text, shape, SCALE);
    await writeCode(join(folder, `${kind}${CODE_SHAPES[shape]}`), content, shape);
  }
}

/** Prints one changed code for every rule; with a folder, also writes each to its own file. */
export async function mutateCode(code: string | undefined, options: MutateOptions): Promise<void> {
  const today = todayOf(options.now);
  const made = makeCassetteCode({ format: 'long', today });
  const base = codeBaseOf(code ?? (made.ok ? made.value.text : ''), today);
  if (!base.ok) {
    process.stderr.write(`error: Only a code that is accepted can be changed; this one is ${base.error}.\n`);
    process.exitCode = NOT_UNDERSTOOD_EXIT_CODE;
    return;
  }
  const mutations = mutationsOf(base.value);
  const lines = options.json ? mutations.map((one) => `${JSON.stringify(one)}\n`).join('') : inWords(mutations);
  process.stdout.write(lines);
  if (options.outDir !== undefined) await writeAll(mutations, options.outDir, options.as);
}
