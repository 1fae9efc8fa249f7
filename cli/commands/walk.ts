import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import type { Language } from '../../core/domain/languages.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { WHO, type Scenario, type Who } from '../../core/scenarios/scenario.ts';
import { composeDriver } from '../composition-root.ts';
import { scenarioText, walk } from '../walk/walk.ts';

const NOT_WALKED_EXIT_CODE = 2;
/** The day for which the sample cassettes are valid, expired or on their last day. */
const SAMPLE_DAY = '2026-11-20T10:00:00-08:00';
const DEFAULT_SPEED = 60;

const HELP = `
Every step is shown with its texts, its rules, the time that is left and what went wrong; then you choose what to do: answer,
scan (a sample cassette or box, or any text typed or pasted), Next, Back, a jump back, home, reload, the network, time.
"Save the path walked" writes a scenario file with the steps that showed as its expectations; play plays it at once.
Waits take their time at --speed (60x: a minute is a second); --skip-waits takes none. Ctrl-C leaves.

Examples:
  clearline walk
  clearline walk --flow testing --skip-waits --save my-path.yaml
  clearline walk --flow reporting --who account --language es
  clearline play my-path.yaml`;

interface WalkOptions {
  readonly flow?: FlowName;
  readonly who: Who;
  readonly language: Language;
  readonly speed: number;
  readonly skipWaits?: true;
  readonly now: string;
  readonly save?: string;
  readonly server?: string;
}

function speed(text: string): number {
  const times = Number(/^(\d{1,5})x?$/.exec(text)?.[1] ?? 0);
  if (times < 1) throw new InvalidArgumentError('Write how many times faster, such as 60x.');
  return times;
}

function instant(text: string): string {
  if (parseOffsetInstant(text) === null) {
    throw new InvalidArgumentError(`Write an instant with its offset, such as ${SAMPLE_DAY}.`);
  }
  return text;
}

const ANA = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' };
const LUIS = { firstName: 'Luis', lastName: 'Ruiz', dateOfBirth: '09/30/2016', zipCode: '94110' };

function scenarioOf({ who, now }: WalkOptions): Scenario {
  const profiles = who.startsWith('account') ? [ANA, LUIS].map((form) => ({ form, consentToReport: false })) : [];
  const name = 'A path that was walked by hand';
  return { name, now: parseOffsetInstant(now), who, profiles, used: [], terminalOnly: null, actions: [] };
}

async function walkOnce(options: WalkOptions): Promise<void> {
  if (!process.stdin.isTTY) {
    process.stderr.write('walk asks in a terminal, and there is none here; play plays a scenario without asking.\n');
    process.exitCode = NOT_WALKED_EXIT_CODE;
    return;
  }
  const { makeInquirerPrompter } = await import('../walk/inquirer-prompter.ts');
  const [prompter, scenario] = [makeInquirerPrompter(), scenarioOf(options)];
  const driver = await composeDriver(options.server ?? null);
  const begin = [
    ...(options.language === 'en' ? [] : [{ language: options.language }]),
    ...(options.flow === undefined ? [] : [{ start: options.flow }]),
  ];
  const pass = async (milliseconds: number): Promise<void> => {
    if (!options.skipWaits) await sleep(milliseconds / options.speed);
  };
  try {
    const path = await walk({ driver, prompter, scenario, language: options.language, pass }, begin);
    if (path === null) return;
    const file = options.save ?? (await prompter.type('Save as', 'my-path.yaml'));
    if (file === null || file === '') return;
    writeFileSync(file, scenarioText({ ...scenario, now: options.now }, path));
    prompter.say(`${file} is saved; "npm run cli -- play ${file}" plays it.`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    prompter.say(`It cannot be saved (${code}).`);
    process.exitCode = NOT_WALKED_EXIT_CODE;
  } finally {
    await driver.end();
  }
}

/** Adds `walk`, the interactive run. */
export function registerWalk(program: Command): void {
  program
    .command('walk')
    .description('Walk through the app by hand, and save the path as a scenario')
    .addOption(new Option('--flow <flow>', 'begin with this flow').choices(['testing', 'reporting']))
    .addOption(new Option('--who <who>', 'who walks').choices(WHO).default('guest'))
    .addOption(new Option('--language <language>', 'the language of the texts').choices(LANGUAGES).default('en'))
    .option('--speed <times>', 'how many times faster waits are', speed, DEFAULT_SPEED)
    .option('--skip-waits', 'waits take no time')
    .option('--now <instant>', 'where the clock starts', instant, SAMPLE_DAY)
    .option('--save <file>', 'where the path is saved')
    .option('--server <url>', 'walk on a running server instead of in memory')
    .addHelpText('after', HELP)
    .action(walkOnce);
}
