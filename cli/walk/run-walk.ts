import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { FALLBACK_LANGUAGE, type Language } from '../../core/domain/languages.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Scenario, Who } from '../../scenarios/scenario.ts';
import { findScenarios, problemText, type FoundScenario } from '../play/find-scenarios.ts';
import { composeDriver } from '../composition-root.ts';
import { makeInquirerPrompter } from './inquirer-prompter.ts';
import { correctText, openPathFile } from './path-file.ts';
import { continuedText, scenarioText } from './path-text.ts';
import type { Prompter } from './prompter.ts';
import { waitVisibly } from './visible-wait.ts';
import { walk } from './walk.ts';
import type { WalkedPath } from './walk-deps.ts';
import { WALK_WORDS } from './walk-words.ts';

const NOT_WALKED_EXIT_CODE = 2;

/** Who walks, where, and how fast. */
export interface WalkOptions {
  readonly flow?: FlowName;
  readonly who: Who;
  /** The file of the scenario that the walk goes on from, whose person, clock and language are then those of the walk. */
  readonly from?: string;
  readonly language?: Language;
  readonly speed: number;
  readonly skipWaits?: true;
  readonly ids?: true;
  readonly now: string;
  readonly save?: string;
  readonly server?: string;
}

const ANA = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' };
const LUIS = { firstName: 'Luis', lastName: 'Ruiz', dateOfBirth: '09/30/2016', zipCode: '94110' };

function scenarioOf({ who, now }: WalkOptions): Scenario {
  const profiles = who.startsWith('account') ? [ANA, LUIS].map((form) => ({ form, consentToReport: false })) : [];
  const name = 'A path that was walked by hand';
  return {
    name,
    now: parseOffsetInstant(now),
    who,
    profiles,
    other: null,
    used: [],
    agency: null,
    terminalOnly: null,
    actions: [],
  };
}

const SECOND_MS = 1_000;

/** Waits with a clock that counts down, from what the app's timer shows or else from the wait; Ctrl-C skips the rest of the wait. */
async function passWithClock(
  milliseconds: number,
  secondsLeft: number | null,
  { speed }: WalkOptions,
  language: Language,
  prompter: Prompter,
): Promise<void> {
  const { label } = translations[language].steps.timer;
  const skipping = new AbortController();
  const skip = (): void => skipping.abort();
  process.once('SIGINT', skip);
  try {
    await waitVisibly(milliseconds, {
      from: secondsLeft === null ? milliseconds : secondsLeft * SECOND_MS,
      speed,
      show: (clock) => prompter.show(fillIn(WALK_WORDS.clock, { label, clock, speed })),
      now: () => performance.now(),
      sleep: (real) => sleep(real, undefined, { signal: skipping.signal }).catch(() => undefined),
      isSkipped: () => skipping.signal.aborted,
    });
  } finally {
    process.off('SIGINT', skip);
    prompter.say('');
  }
}

/** Writes technical details into a folder for temporary files. */
function saveDetails(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'clearline-details-')), 'technical-details.txt');
  writeFileSync(file, `${text}\n`);
  return file;
}

/** Why a walk cannot begin. */
function reject(problem: string): null {
  process.stderr.write(problem);
  process.exitCode = NOT_WALKED_EXIT_CODE;
  return null;
}

/** The one scenario of a file; null after it was said that there is none. */
function scenarioIn(file: string): FoundScenario | null {
  const found = findScenarios([file]);
  if (!found.ok) return reject(`${found.error.map(problemText).join('')}\n${correctText(file)}\n`);
  const [scenario, ...others] = found.value;
  if (scenario === undefined || others.length > 0) return reject(`${file} is a folder; name one file in it.\n`);
  return scenario;
}

/** The language that a scenario chose last. */
function languageOf(from: FoundScenario | null): Language {
  const chosen = from?.scenario.actions.findLast(({ name }) => name === 'language');
  return chosen?.name === 'language' ? chosen.value : FALLBACK_LANGUAGE;
}

/** The scenario of a walk, and the one that it goes on from. */
interface Prepared {
  readonly scenario: Scenario;
  readonly now: string | null;
  readonly from: FoundScenario | null;
  /** The text of its file. */
  readonly text: string;
}

function prepare(options: WalkOptions): Prepared | null {
  if (!process.stdin.isTTY) {
    return reject('walk asks in a terminal, and there is none here; play plays a scenario without asking.\n');
  }
  if (options.from === undefined) return { scenario: scenarioOf(options), now: options.now, from: null, text: '' };
  const from = scenarioIn(options.from);
  if (from === null) return null;
  return { scenario: from.scenario, now: from.written.now, from, text: readFileSync(from.file, 'utf8') };
}

/** Walks in the terminal until the person leaves, and saves the path as it grows; sets the exit code. */
export async function runWalk(options: WalkOptions): Promise<void> {
  const prepared = prepare(options);
  if (prepared === null) return;
  const { scenario, now, from, text } = prepared;
  const language = options.language ?? languageOf(from);
  const prompter = makeInquirerPrompter();
  const textOf =
    (path: WalkedPath) =>
    (name: string | null): string =>
      from === null
        ? scenarioText({ ...scenario, name: name ?? scenario.name, now }, path)
        : continuedText({ text, actions: from.written.actions }, path, name);
  const file = await openPathFile(options.save, prompter, from?.file ?? null);
  if (file === null) {
    process.exitCode = NOT_WALKED_EXIT_CODE;
    return;
  }
  const openDriver = () => composeDriver(options.server ?? null);
  const begin = [
    ...(language === languageOf(from) ? [] : [{ language }]),
    ...(options.flow === undefined ? [] : [{ start: options.flow }]),
  ];
  const pass = (milliseconds: number, secondsLeft: number | null): Promise<void> =>
    options.skipWaits ? Promise.resolve() : passWithClock(milliseconds, secondsLeft, options, language, prompter);
  const keep = (path: WalkedPath): void => file.keep(textOf(path));
  const hasIds = options.ids === true;
  const deps = { openDriver, prompter, scenario, from, language, hasIds, pass, saveDetails, ...file, keep };
  try {
    if (!(await walk(deps, begin))) process.exitCode = NOT_WALKED_EXIT_CODE;
  } finally {
    file.end();
  }
}
