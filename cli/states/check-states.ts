import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { openDevice } from './device.ts';
import { statePath, stateText, type FixtureState } from './fixture-state.ts';
import { walkStates } from './walk-states.ts';

/** Files by their paths in the folder of states, with their texts. */
export type StateFiles = ReadonlyMap<string, string>;

/** What is wrong with a file, or with its absence. */
export interface StateProblem {
  readonly path: string;
  readonly message: string;
}

/** The files as the core makes them now. */
export async function makeStateFiles(): Promise<StateFiles> {
  const states = await walkStates();
  return new Map(states.map((state) => [statePath(state), stateText(state)]));
}

/** Every step of the tables, as the path of its file. */
function wantedPaths(): readonly string[] {
  return (Object.keys(FLOWS) as FlowName[]).flatMap((flow) =>
    FLOWS[flow].map(({ id }, number) => statePath({ flow, number, step: id })),
  );
}

/** Where the app stands that is opened on what the device kept, in the words of a path. */
async function resumedAt({ who, now, kept }: FixtureState): Promise<string> {
  const instant = parseOffsetInstant(now)?.instant;
  if (instant === undefined) return `nowhere, as ${now} is no instant with an offset`;
  const { tab } = await openDevice({ who, now: instant, kept, route: APP_ROUTES.testSteps });
  const { session } = tab.state();
  const flow: FlowName = session.isReportingResult ? 'reporting' : 'testing';
  const step = tab.step();
  tab.close();
  if (!tab.isAt(APP_ROUTES.testSteps) || step === 'none' || step === 'expired') return `${step} on ${tab.route()}`;
  return statePath({ flow, number: session.currentStep, step });
}

function readFile(text: string): FixtureState | null {
  try {
    return JSON.parse(text) as FixtureState;
  } catch {
    return null;
  }
}

async function problemOf(path: string, text: string, made: string | undefined): Promise<string | null> {
  const state = readFile(text);
  if (state === null) return 'It is no JSON.';
  const resumed = await resumedAt(state);
  if (resumed !== path) return `The app goes on at ${resumed} from it.`;
  return made === text ? null : 'The core makes another state of this step now.';
}

/**
 * Compares files with the tables and with what the core makes: every step has its file and nothing else has, each goes on at
 * its own step when the app is opened, and each is what a walk from the landing comes to.
 */
export async function checkStateFiles(files: StateFiles): Promise<readonly StateProblem[]> {
  const made = await makeStateFiles();
  const wanted = wantedPaths();
  const problems: StateProblem[] = wanted.flatMap((path) => [
    ...(files.has(path) ? [] : [{ path, message: 'There is no such file.' }]),
    ...(made.has(path) ? [] : [{ path, message: 'No walk comes to this step.' }]),
  ]);
  for (const [path, text] of files) {
    const message = wanted.includes(path) ? await problemOf(path, text, made.get(path)) : 'It is of no step.';
    if (message !== null) problems.push({ path, message });
  }
  return problems;
}
