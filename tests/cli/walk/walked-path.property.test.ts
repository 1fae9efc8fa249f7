// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice, Prompter } from '../../../cli/walk/prompter.ts';
import { walk } from '../../../cli/walk/walk.ts';
import type { WalkedPath } from '../../../cli/walk/walk-deps.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { scenarioOf, terminalDriver } from '../../support/scenarios.ts';
import { account, guest, HEAD, replay } from './scripted-walk.ts';
import { runs } from '../../support/property-settings.ts';

const visitor = scenarioOf(`${HEAD}who: visitor\ndo: [next]\n`).scenario;

/** What leads on in a test and in a registration, so that a walk gets beyond the first pages. */
const LEADING_ON = /^(?:Next|Answer|Check every|Scan|Wait|Start|Continue|Agree|Type the code|Create|Send|Confirm|Fill)/;
const TYPED = [
  '',
  '04/12/1988',
  '94110',
  'nora@mail.example',
  '25m',
  '61m',
  '9:10',
  '/home',
  '/support',
  '/test-steps',
];
const LAST_ENTRIES = ['save', 'quit'];

/** One number decides each answer of a person who walks at random. */
function atRandom(numbers: readonly number[]): Prompter {
  const left = [...numbers];
  const among = (choices: readonly Choice[]): string | null => {
    const number = left.shift();
    const others = choices.filter(({ value }) => !LAST_ENTRIES.includes(value));
    const leading =
      number !== undefined && number % 2 === 0 ? others.find(({ name }) => LEADING_ON.test(name)) : undefined;
    return number === undefined ? null : ((leading ?? others[number % others.length])?.value ?? null);
  };
  return {
    menu: (_message, choices) => Promise.resolve(among(choices)),
    choose: (_message, choices) => Promise.resolve(among(choices)),
    type: (_message, suggestion) => {
      const number = left.shift() ?? 0;
      return Promise.resolve(
        suggestion !== undefined && number % 2 === 0 ? suggestion : (TYPED[number % TYPED.length] ?? ''),
      );
    },
    show: () => undefined,
    say: () => undefined,
  };
}

async function walkAtRandom(scenario: Scenario, flow: string, numbers: readonly number[]): Promise<WalkedPath> {
  let path: WalkedPath = [];
  const keep = (walked: WalkedPath): void => void (path = [...walked]);
  const files = {
    keep,
    saveDetails: () => '',
    save: () => Promise.resolve(true),
  };
  const settings = { scenario, from: null, language: 'en', hasIds: false, pass: () => Promise.resolve() } as const;
  const deps = {
    ...settings,
    ...files,
    openDriver: () => Promise.resolve(terminalDriver()),
    prompter: atRandom(numbers),
  };
  await walk(deps, scenario === visitor ? [] : [{ start: flow }]);
  return path;
}

describe('a walked path', () => {
  it('plays, whatever was done in the walk', async () => {
    const people = fc.constantFrom(guest, account, visitor);
    const flows = fc.constantFrom('testing', 'reporting');
    const numbers = fc.array(fc.nat(), { minLength: 40, maxLength: 100, size: 'max' });
    await assertProperty(
      fc.asyncProperty(people, flows, numbers, async (scenario, flow, answers) => {
        const path = await walkAtRandom(scenario, flow, answers);
        expect(await replay(scenario, path)).toMatchObject({ ok: true });
      }),
      runs(12),
    );
  });
});
