import * as v from 'valibot';
import { err, ok, type Result } from '../core/domain/result.ts';
import { action } from './action-schema.ts';
import { SCENARIO } from './scenario-schema.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';

/** Where a value stands in a file, from the top: keys of mappings and indexes of lists. */
export type Path = readonly (string | number)[];

/** What is wrong in a file, and where. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** Of a value that is none of several kinds, what is wrong inside of it says more than that it is none. */
function problemsOf({ path, message, issues }: v.BaseIssue<unknown>, above: Path = []): readonly Problem[] {
  const here = [...above, ...(path ?? []).map(({ key }) => key as string | number)];
  // A list has a method "fill", which is no action.
  const inside = (issues ?? []).filter(({ path: at, input }) => at !== undefined && typeof input !== 'function');
  return inside.length > 0 ? inside.flatMap((issue) => problemsOf(issue, here)) : [{ path: here, message }];
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
): Result<v.InferOutput<Schema>, readonly Problem[]> {
  const found = v.safeParse(schema, content, { abortPipeEarly: true });
  return found.success ? ok(found.output) : err(found.issues.flatMap((issue) => problemsOf(issue)));
}

/** Understands the content of a scenario file. All problems are told at once, each with its path. Without `who` a guest plays. */
export const readScenario = (content: unknown): Result<Scenario, readonly Problem[]> => read(SCENARIO, content);

/** Understands one item of `do`. */
export const readAction = (content: unknown): Result<ScenarioAction, readonly Problem[]> => read(action, content);
