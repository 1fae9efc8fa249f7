import * as v from 'valibot';
import { err, ok, type Result } from '../core/domain/result.ts';
import { action } from './action-schema.ts';
import { SCENARIO } from './scenario-schema.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';

/** The path of a value in a file: keys of mappings and indexes of lists. */
export type Path = readonly (string | number)[];

/** A problem in a file, and where it is. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** Of a value that is none of several kinds, what is wrong inside of it says more than that it is none. */
function problemsOf({ path, message, issues }: v.BaseIssue<unknown>, above: Path = []): readonly Problem[] {
  const here = [...above, ...(path ?? []).map(({ key }) => key as string | number)];
  // A list has a method "fill", which is not an action.
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

/** Parses the content of a scenario file. Returns all problems at once, each with its path. `who` defaults to a guest. */
export const readScenario = (content: unknown): Result<Scenario, readonly Problem[]> => read(SCENARIO, content);

/** Parses one item of `do`. */
export const readAction = (content: unknown): Result<ScenarioAction, readonly Problem[]> => read(action, content);
