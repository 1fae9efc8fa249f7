import { writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Scenario, Who } from '../../scenarios/scenario.ts';
import { composeDriver } from '../composition-root.ts';
import { makeInquirerPrompter } from './inquirer-prompter.ts';
import type { Prompter } from './prompter.ts';
import { scenarioText, walk } from './walk.ts';

const NOT_WALKED_EXIT_CODE = 2;
const SECOND_MS = 1_000;
const SUGGESTED_FILE = 'my-path.yaml';
const SCHEMA = resolve('fixtures/scenarios/scenario.schema.json');

/** Who walks, where, and how fast. */
export interface WalkOptions {
  readonly flow?: FlowName;
  readonly who: Who;
  readonly language: Language;
  readonly speed: number;
  readonly skipWaits?: true;
  readonly now: string;
  readonly save?: string;
  readonly server?: string;
}

const ANA = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' };
const LUIS = { firstName: 'Luis', lastName: 'Ruiz', dateOfBirth: '09/30/2016', zipCode: '94110' };

function scenarioOf({ who, now }: WalkOptions): Scenario {
  const profiles = who.startsWith('account') ? [ANA, LUIS].map((form) => ({ form, consentToReport: false })) : [];
  const name = 'A path that was walked by hand';
  return { name, now: parseOffsetInstant(now), who, profiles, other: null, used: [], terminalOnly: null, actions: [] };
}

/** The first line of the file, with the path of the scenario schema for editors. */
function schemaLine(file: string): string {
  const path = relative(dirname(resolve(file)), SCHEMA).replaceAll(sep, '/');
  return `# yaml-language-server: $schema=${path}\n`;
}

/** The system's error code when a file cannot be written; null on success. */
function writeErrorCode(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

/** Saves under the name that was given, or asks for one until it can be written. */
async function save(text: string, given: string | undefined, prompter: Prompter): Promise<void> {
  let file: string | null = given ?? (await prompter.type('Save as', SUGGESTED_FILE));
  while (file !== null && file !== '') {
    const code = writeErrorCode(file, schemaLine(file) + text);
    if (code === null) return prompter.say(`${file} is saved. This plays it:\n\n  npm run cli -- play ${file}`);
    prompter.say(`${file} cannot be written (${code}).`);
    file = await prompter.type('Save as', SUGGESTED_FILE);
  }
}

/** Walks in the terminal until the person leaves, and saves the path on request; sets the exit code. */
export async function runWalk(options: WalkOptions): Promise<void> {
  if (!process.stdin.isTTY) {
    process.stderr.write('walk asks in a terminal, and there is none here; play plays a scenario without asking.\n');
    process.exitCode = NOT_WALKED_EXIT_CODE;
    return;
  }
  const { language } = options;
  const [prompter, scenario] = [makeInquirerPrompter(), scenarioOf(options)];
  const driver = await composeDriver(options.server ?? null);
  const begin = [
    ...(language === 'en' ? [] : [{ language }]),
    ...(options.flow === undefined ? [] : [{ start: options.flow }]),
  ];
  const pass = async (milliseconds: number): Promise<void> => {
    if (options.skipWaits) return;
    const real = milliseconds / options.speed;
    prompter.say(`Waiting ${(real / SECOND_MS).toFixed(1)} s (--skip-waits takes none) …`);
    await sleep(real);
  };
  try {
    const path = await walk({ driver, prompter, scenario, language, pass }, begin);
    if (path === 'not begun') process.exitCode = NOT_WALKED_EXIT_CODE;
    else if (path !== null) {
      const text = scenarioText({ ...scenario, now: options.now }, path);
      await save(text, options.save, prompter);
    }
  } finally {
    await driver.end();
  }
}
