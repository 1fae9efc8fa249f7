import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import { fillAndSendPerson, type PersonForm } from '../../scenarios/fill-person-form.ts';
import { walkLogin } from '../../scenarios/walk-login.ts';
import { DEFAULT_NEW_ACCOUNT, walkRegistration } from '../../scenarios/walk-registration.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';

/** What was done of an action. */
export interface Done {
  readonly played: Played;
  /** As a path writes it: the whole action or, if it stopped halfway, its parts up to there. */
  readonly written: readonly unknown[];
}

/** Where a test is, with the page of the guest form. */
function placeOf(driver: TerminalDriver): string {
  const { currentStep, guestPage } = driver.playing().tab().state().session;
  return `${currentStep} ${guestPage}`;
}

/**
 * Presses Back until a step shows. On the guest form it turns the pages, which `backTo` of a scenario does not do: every press is then
 * written.
 */
export async function pressBackTo(driver: TerminalDriver, wanted: StepId): Promise<Done> {
  const pressed: string[] = [];
  let hasTurnedPages = false;
  for (let step = await driver.step(); step !== wanted;) {
    const [before, place] = [step, placeOf(driver)];
    const played = await driver.back();
    const isStuck = placeOf(driver) === place;
    if (!played.ok) return { written: pressed, played };
    if (isStuck)
      return { written: pressed, played: notPlayed(`Back does not leave ${step}, so ${wanted} was not reached.`) };
    pressed.push('back');
    step = await driver.step();
    hasTurnedPages ||= step === before;
  }
  return { written: hasTurnedPages ? pressed : [{ backTo: wanted }], played: PLAYED };
}

/** The actions of a driver that others are made of. */
type Parts = Pick<ScenarioDriver, 'press' | 'fill' | 'answer' | 'code' | 'go'>;

/** The same actions, each noted once it was done. */
function noted(driver: Parts, done: unknown[]): Parts {
  const note = async (written: unknown, playing: Promise<Played>): Promise<Played> => {
    const played = await playing;
    if (played.ok) done.push(written);
    return played;
  };
  return {
    press: (press) => note({ press }, driver.press(press)),
    fill: (fill) => note({ fill }, driver.fill(fill)),
    answer: (answer) => note({ answer }, driver.answer(answer)),
    code: (code) => note({ code }, driver.code(code)),
    go: (go) => note({ go }, driver.go(go)),
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

/** Gives fields one by one, up to the first one that is rejected. */
async function oneByOne<Fields extends object>(
  fields: Fields,
  give: (field: Fields) => Promise<Played>,
): Promise<Played> {
  for (const [name, value] of Object.entries(fields)) {
    const given = await give({ [name]: value as unknown } as Fields);
    if (!given.ok) return given;
  }
  return PLAYED;
}

/** A driver that does actions part by part. */
export interface DriverOfParts {
  readonly driver: TerminalDriver;
  /** The parts that were done of the last action that has any, as a path writes them. */
  readonly parts: () => readonly unknown[];
}

/** Does the actions that consist of several part by part, so that it is known how far one got that stopped. */
export function inParts(driver: TerminalDriver): DriverOfParts {
  let done: unknown[] = [];
  const begin = (): Parts => noted(driver, (done = []));
  return {
    parts: () => done,
    driver: {
      ...driver,
      fill: (fields) => oneByOne(fields, begin().fill),
      answer: (answers) => oneByOne(answers, begin().answer),
      profile: (values) => fillAndSendPerson(personForm(driver, begin()), values),
      login: async (credentials) => {
        const parts = begin();
        const gone = await parts.go(APP_ROUTES.login);
        return gone.ok ? walkLogin(parts, credentials) : gone;
      },
      account: async (answer) => {
        const parts = begin();
        const pressed = await parts.press(`${answer}-account`);
        return answer === 'create' && pressed.ok ? walkRegistration(parts, DEFAULT_NEW_ACCOUNT) : pressed;
      },
    },
  };
}
