import { fillIn } from '../../adapters/translations/fill-in.ts';
import { openGuestPage } from '../../core/flow/guest-form-pages.ts';
import { STEP_BOXES, type StepId } from '../../core/flow/step-row.ts';
import type { Played } from '../../scenarios/driver.ts';
import { fillAndSendPerson } from '../../scenarios/fill-person-form.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import type { Expectation, FormValues } from '../../scenarios/scenario.ts';
import { timerSeconds } from '../play/observe-tab.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import { copiedDetails } from './copy-details.ts';
import { doAction } from './do-action.ts';
import { checkWords } from './expect-words.ts';
import { errorLines, formatStep, placeInOneLine, type ShownMoment } from './format-step.ts';
import { choicesOf, type Asking, type Offer } from './offer.ts';
import { offersNow } from './offers.ts';
import { pageTitle } from './page-title.ts';
import { promptForMissingInput } from './prompt-for-missing-input.ts';
import { asWrong, routeWords } from './route-words.ts';
import { shellWord } from './shell-word.ts';
import { shownPage } from './shown-page.ts';
import { unknownAddress } from './typed-route.ts';
import type { WalkDeps } from './walk-deps.ts';
import { walkMoment, type WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';
import { walkedExpectation, type Moment } from './walked-expectation.ts';
import { beginWalk, record, recordAsOne, undo, type Walked } from './walked.ts';

const UNDO = 'undo';
const SAVE = 'save';
const QUIT = 'quit';

/** What there is to see now. */
const lookAround = async (driver: TerminalDriver): Promise<Moment> => ({
  seen: await driver.observe(),
  page: shownPage(driver.playing()),
});

/** Prints where the person is, then the notes on the last action and the errors on the step. */
function sayMoment({ prompter }: WalkDeps, moment: ShownMoment, notes: readonly string[]): void {
  const { play, hasIds, language } = moment;
  prompter.say(formatStep(moment));
  const shown = routeWords(play, language, hasIds);
  if (shown.length > 0) prompter.say(shown.join('\n'));
  [...notes, ...errorLines(moment)].forEach((line) => prompter.say(line));
}

const note = (walked: Walked, line: string): void => void (walked.notes = [...walked.notes, line]);

/** Does one action and records it with what showed after it; one that cannot be done leaves a note. */
async function perform(deps: WalkDeps, walked: Walked, action: unknown): Promise<Played> {
  const { driver } = walked;
  const before = await lookAround(driver);
  const played = await doAction(driver, action);
  if (!played.ok) {
    note(walked, asWrong(played.error.reason));
    return played;
  }
  const expected = walkedExpectation(before, await lookAround(driver), action);
  record(deps, walked, [action, ...(expected === null ? [] : [{ expect: expected }])]);
  return played;
}

/** Where a test is, with the page of the guest form. */
function placeOf(driver: TerminalDriver): string {
  const { currentStep, guestPage } = driver.playing().tab().state().session;
  return `${currentStep} ${guestPage}`;
}

/** Presses Back, or checks boxes and presses Next, until a step shows. Every press is recorded with what showed after it. */
async function pressUntil(deps: WalkDeps, walked: Walked, button: 'back' | 'next', wanted: StepId): Promise<void> {
  const { driver } = walked;
  for (let step = await driver.step(); step !== wanted; step = await driver.step()) {
    const before = placeOf(driver);
    const boxes = button === 'next' && Object.hasOwn(STEP_BOXES, step) ? [{ tick: 'all' }] : [];
    for (const action of [...boxes, button]) if (!(await perform(deps, walked, action)).ok) return;
    if (placeOf(driver) !== before) continue;
    note(walked, asWrong(fillIn(WALK_WORDS.stuck, { wanted: pageTitle(wanted, driver.playing(), deps.language) })));
    return;
  }
}

/** Fills in the open form about a person and sends it. Every part is recorded. */
function fillForm(deps: WalkDeps, walked: Walked, values: FormValues): Promise<Played> {
  const tab = walked.driver.playing().tab();
  const form = {
    openPage: () => openGuestPage(tab.state()),
    question: () => tab.screen().question ?? null,
    type: (field: string, value: unknown) => perform(deps, walked, { fill: { [field]: String(value) } }),
    press: (press: string) => perform(deps, walked, { press }),
    save: 'next',
  };
  return fillAndSendPerson(form, values);
}

/** Adds an expectation of words to the path, if it holds. The page is not printed again, because it did not change. */
async function expectWords(deps: WalkDeps, walked: Walked, written: unknown, value: Expectation): Promise<false> {
  const found = checkWords(value, await walked.driver.words());
  deps.prompter.say(found.note);
  if (found.holds) record(deps, walked, [written]);
  return false;
}

/** Asks what an action still needs, and does it. Returns false if the person went back from the question, or nothing changed. */
async function askAndPerform(deps: WalkDeps, walked: Walked, { asks, about }: Asking, moment: WalkMoment) {
  const written = await promptForMissingInput(asks, moment, deps.prompter, about);
  if (written === null) return false;
  const read = readAction(written);
  if (!read.ok) {
    note(walked, asWrong(WALK_WORDS.ask.unreadable));
    return true;
  }
  const { name, value } = read.value;
  if (name === 'expect') return expectWords(deps, walked, written, value);
  if (name === 'wait' || name === 'idle') await deps.pass(value, timerSeconds(moment.play));
  await recordAsOne(walked, async () => {
    if (name === 'backTo') return pressUntil(deps, walked, 'back', value);
    if (name === 'until') return pressUntil(deps, walked, 'next', value);
    if (name === 'profile') return fillForm(deps, walked, value);
    return perform(deps, walked, written);
  });
  const unknown = name === 'go' && moment.play.isOnline ? unknownAddress(value, moment.play.tab().route()) : null;
  if (unknown !== null) note(walked, asWrong(unknown));
  return true;
}

/** Does what was chosen. Returns false if the page need not be printed again. */
async function follow(deps: WalkDeps, walked: Walked, { does }: Offer, moment: WalkMoment): Promise<boolean> {
  if ('action' in does) await perform(deps, walked, does.action);
  if ('copies' in does) {
    const file = deps.saveDetails(copiedDetails(moment.play));
    note(walked, `  ${fillIn(WALK_WORDS.details, { file })}\n\n  npm run cli -- replay ${shellWord(file)}`);
  }
  return 'asks' in does ? askAndPerform(deps, walked, does, moment) : true;
}

/** What can be done with the path, on every page. Its first action stays, because a path has at least one. */
const pathChoices = ({ starts }: Walked) => [
  ...(starts.length > 1 ? [{ name: WALK_WORDS.undo, value: UNDO }] : []),
  { name: WALK_WORDS.save, value: SAVE },
  { name: WALK_WORDS.leave, value: QUIT },
];

/** Asks what to do and does it, until the person leaves or has saved. */
async function walkOn(deps: WalkDeps, walked: Walked): Promise<void> {
  const { hasIds, language, prompter } = deps;
  for (let isShown = false; ;) {
    const play = walked.driver.playing();
    const seen = await walked.driver.observe();
    const shown = { play, seen, hasRules: true, hasIds, language };
    if (!isShown) {
      sayMoment(deps, shown, walked.notes);
      walked.notes = [];
    }
    const moment = walkMoment(play, seen, language);
    const offers = offersNow(moment);
    const choices = [...choicesOf(offers, hasIds), ...pathChoices(walked)];
    const chosen = await prompter.menu(WALK_WORDS.whatNow, choices, placeInOneLine(shown));
    if (chosen === null || chosen === QUIT || (chosen === SAVE && (await deps.save()))) return;
    if (chosen === UNDO) await undo(deps, walked);
    const offer = offers[Number(chosen)];
    isShown = chosen === SAVE || (offer !== undefined && !(await follow(deps, walked, offer, moment)));
  }
}

/** Walks until the person leaves or has saved. `begin` is done first, such as the start of a flow. Returns whether the walk began. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<boolean> {
  const driver = await deps.openDriver();
  const walked = await beginWalk(deps, driver);
  if (walked === null) {
    await driver.end();
    return false;
  }
  try {
    if (deps.from !== null) deps.keep(walked.path);
    for (const written of begin) await perform(deps, walked, written);
    await walkOn(deps, walked);
    return true;
  } finally {
    await walked.driver.end();
  }
}
