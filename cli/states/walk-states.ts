import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { fullName } from '../../core/domain/profile.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { FLOWS, stepNumber } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Question, StepRow } from '../../core/flow/step-row.ts';
import { PLAYED, type Played } from '../../scenarios/driver.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import { BOXES, CASSETTES } from '../../fixtures/cassettes.ts';
import { pressButton, saveProfile, selectProfile, tickBoxes, typeInto } from '../play/act-on-screen.ts';
import type { TerminalTab } from '../play/terminal-tab.ts';
import { openDevice, TESTED_PERSON, type Device } from './device.ts';
import type { FixtureState, StateOwner } from './fixture-state.ts';

/** Every walk begins then: 20 November 2026, 10 in the morning in California. */
const BEGIN = Date.UTC(2026, 10, 20, 18);

const must = (played: Played, where: string): void => {
  if (!played.ok) throw new Error(`${where}: ${played.error.reason}`);
};

/** What the person answers where a step asks. */
const ANSWERS: Readonly<Record<Question, (tab: TerminalTab) => Played | Promise<Played>>> = {
  profile: (tab) =>
    tab.state().identity.isGuestLogin ? PLAYED : selectProfile(tab, fullName(TESTED_PERSON), FALLBACK_LANGUAGE),
  symptoms: (tab) => typeInto(tab, { symptomatic: 'no' }),
  boxes: (tab) => tickBoxes(tab),
  collection: (tab) => typeInto(tab, { collection: 'self' }),
  controlLine: (tab) => typeInto(tab, { control: 'yes' }),
  testLine: (tab) => typeInto(tab, { test: 'no' }),
  result: (tab) => typeInto(tab, { result: 'negative' }),
  // It says now already.
  taken: () => PLAYED,
  reportOption: (tab) => typeInto(tab, { reportToAims: 'true' }),
};

async function answerAll(tab: TerminalTab, { asks = [] }: StepRow): Promise<Played> {
  for (const question of [asks].flat()) {
    const answered = await ANSWERS[question](tab);
    if (!answered.ok) return answered;
  }
  return PLAYED;
}

async function leaveStep({ tab, wait }: Device, row: StepRow): Promise<Played> {
  switch (row.leaveBy ?? 'next') {
    case 'boxScan':
      await tab.actions.scanCode(BOXES.product);
      return PLAYED;
    case 'cassetteScan':
      await tab.actions.scanCode(CASSETTES.valid);
      return PLAYED;
    case 'countdown':
      await wait(testedKit({ session: tab.state().session, moment: tab.runner.moment() }).waitMs);
      return PLAYED;
    case 'review':
      return saveProfile(tab, TESTED_PERSON);
    default: {
      const answered = await answerAll(tab, row);
      return answered.ok ? pressButton(tab, 'next') : answered;
    }
  }
}

/** From the landing into a flow, as a guest or signed in. */
async function begin(device: Device, who: StateOwner, flow: FlowName): Promise<void> {
  const { tab, settle } = device;
  if (who === 'guest') {
    must(await pressButton(tab, 'continue-as-guest'), 'landing');
    await settle();
    void tab.actions.acceptDisclaimer();
  } else {
    await tab.account.logIn({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD, isRemembered: false });
    tab.open(APP_ROUTES.home);
  }
  await settle();
  must(await pressButton(tab, `start-${flow}`), 'home');
  await settle();
}

async function goOn(device: Device, row: StepRow): Promise<void> {
  const number = device.tab.state().session.currentStep;
  must(await leaveStep(device, row), row.id);
  await device.settle();
  if (device.tab.state().session.currentStep <= number) throw new Error(`The step ${row.id} cannot be left.`);
}

/** Walks from the landing up to the last step of these rows, and keeps the state at each. */
async function walk(
  who: StateOwner,
  flow: FlowName,
  isIncluded: (row: StepRow) => boolean,
): Promise<readonly FixtureState[]> {
  const device = await openDevice({ who, now: BEGIN, route: APP_ROUTES.landing });
  const { tab } = device;
  await begin(device, who, flow);
  const states: FixtureState[] = [];
  const keep = ({ id: step }: StepRow): void => {
    states.push({ flow, step, who, now: device.now(), kept: device.kept() });
  };
  const last = FLOWS[flow].findLastIndex(isIncluded);
  for (let row = tab.openRow(); row !== null; row = tab.openRow()) {
    // Without a cassette a test resumes before its first scan, so only a person who went back can be at this step.
    if (row.scan === 'first') {
      await goOn(device, row);
      must(await pressButton(tab, 'back'), row.id);
      await device.settle();
    }
    if (isIncluded(row)) keep(row);
    if (tab.state().session.currentStep >= last) break;
    await goOn(device, row);
  }
  tab.close();
  return states;
}

/** The state at every step that can be reached, in the order of the tables: made by the core, always the same. */
export async function walkStates(): Promise<readonly FixtureState[]> {
  const passesGuests = ({ skipIf }: StepRow): boolean => skipIf === 'isGuest';
  const states: FixtureState[] = [];
  for (const flow of Object.keys(FLOWS) as FlowName[]) {
    const ofGuest = await walk('guest', flow, (row) => !passesGuests(row));
    const ofAccount = await walk('account', flow, passesGuests);
    const numberOf = ({ step }: FixtureState): number => stepNumber(FLOWS[flow], step);
    states.push(...[...ofGuest, ...ofAccount].sort((one, other) => numberOf(one) - numberOf(other)));
  }
  return states;
}
