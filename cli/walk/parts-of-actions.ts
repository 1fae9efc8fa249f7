import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import type { ShownStep } from '../../scenarios/observation.ts';
import { fillAndSendPerson, type PersonForm } from '../../scenarios/fill-person-form.ts';
import { walkLogin } from '../../scenarios/walk-login.ts';
import { DEFAULT_NEW_ACCOUNT, walkRegistration } from '../../scenarios/walk-registration.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';

/** What was done of an action. */
export interface Done {
  readonly played: Played;
  /** As a path records it: the whole action or, if it stopped halfway, its parts up to there. */
  readonly written: readonly unknown[];
  /** The steps that it passed on its way, as an expectation has them; absent for an action of one press. */
  readonly passes?: readonly ShownStep[];
}

/** Where a test is, with the page of the guest form. */
function placeOf(driver: TerminalDriver): string {
  const { currentStep, guestPage } = driver.playing().tab().state().session;
  return `${currentStep} ${guestPage}`;
}

function backIsStuck(at: ShownStep, wanted: StepId): Played {
  return notPlayed(`Back does not leave ${at}, so ${wanted} was not reached.`, 'backStuck', { at, wanted });
}

/**
 * Presses Back until a step shows. On the guest form Back turns the pages, which `backTo` of a scenario does not do: then the path
 * records every press.
 */
export async function pressBackTo(driver: TerminalDriver, wanted: StepId): Promise<Done> {
  const pressed: string[] = [];
  const shown: ShownStep[] = [];
  let hasTurnedPages = false;
  for (let step = await driver.step(); step !== wanted;) {
    const [before, place] = [step, placeOf(driver)];
    const played = await driver.back();
    const isStuck = placeOf(driver) === place;
    if (!played.ok) return { written: pressed, played };
    if (isStuck) return { written: pressed, played: backIsStuck(step, wanted) };
    pressed.push('back');
    step = await driver.step();
    shown.push(step);
    hasTurnedPages ||= step === before;
  }
  if (hasTurnedPages) return { written: pressed, played: PLAYED };
  return { written: [{ backTo: wanted }], passes: shown.slice(0, -1), played: PLAYED };
}

/** The actions of a driver that others are made of. */
type Parts = Pick<ScenarioDriver, 'press' | 'fill' | 'answer' | 'code' | 'go'>;

/** The same actions, each recorded in `done` once it succeeded. */
function recorded(driver: Parts, done: unknown[]): Parts {
  const record = async (written: unknown, playing: Promise<Played>): Promise<Played> => {
    const played = await playing;
    if (played.ok) done.push(written);
    return played;
  };
  return {
    press: (press) => record({ press }, driver.press(press)),
    fill: (fill) => record({ fill }, driver.fill(fill)),
    answer: (answer) => record({ answer }, driver.answer(answer)),
    code: (code) => record({ code }, driver.code(code)),
    go: (go) => record({ go }, driver.go(go)),
  };
}

/** The open form about a person. */
function personForm(driver: TerminalDriver, { press, fill }: Parts): PersonForm {
  const tab = driver.playing().tab();
  return {
    openPage: () => openGuestPage(tab.state()),
    question: () => tab.screen().question ?? null,
    type: (field, value) => fill({ [field]: String(value) }),
    press,
    save: tab.openRow()?.leaveBy === 'review' ? 'next' : 'save-profile',
  };
}

/** Enters fields one by one, up to the first one that is rejected. */
async function oneByOne<Fields extends object>(
  fields: Fields,
  enter: (field: Fields) => Promise<Played>,
): Promise<Played> {
  for (const [name, value] of Object.entries(fields)) {
    const entered = await enter({ [name]: value as unknown } as Fields);
    if (!entered.ok) return entered;
  }
  return PLAYED;
}

/** A driver that does actions part by part. */
export interface PartwiseDriver {
  readonly driver: TerminalDriver;
  /** The parts that were done of the last action that has any, as a path writes them. */
  readonly parts: () => readonly unknown[];
}

/** Does actions part by part, so that it is known how far an action got that stopped. */
export function makePartwiseDriver(driver: TerminalDriver): PartwiseDriver {
  let done: unknown[] = [];
  const begin = (): Parts => recorded(driver, (done = []));
  return {
    parts: () => done,
    driver: {
      ...driver,
      fill: (fields) => oneByOne(fields, begin().fill),
      answer: (answers) => oneByOne(answers, begin().answer),
      profile: (values) => fillAndSendPerson(personForm(driver, begin()), values),
      login: async (credentials) => {
        const parts = begin();
        const opened = await parts.go(APP_ROUTES.login);
        return opened.ok ? walkLogin(parts, credentials) : opened;
      },
      account: async (answer) => {
        const parts = begin();
        const pressed = await parts.press(`${answer}-account`);
        return answer === 'create' && pressed.ok ? walkRegistration(parts, DEFAULT_NEW_ACCOUNT) : pressed;
      },
    },
  };
}
