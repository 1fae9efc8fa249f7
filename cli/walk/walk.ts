import { timerSeconds } from '../play/observe-tab.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { copiedDetails } from './copy-details.ts';
import { doAction } from './do-action.ts';
import { checkWords } from './expect-words.ts';
import { reasonInWords } from './in-words.ts';
import { walkedExpectation } from './walked-expectation.ts';
import { promptForMissingInput } from './prompt-for-missing-input.ts';
import { choicesOf, type Asking, type Offer } from './offer.ts';
import { offersNow } from './offers.ts';
import { errorLines, formatStep, placeInOneLine, type ShownMoment } from './format-step.ts';
import { makePartwiseDriver, pressBackTo, type Done, type PartwiseDriver } from './parts-of-actions.ts';
import { asWrong, routeWords } from './route-words.ts';
import { shellWord } from './shell-word.ts';
import { unknownAddress } from './typed-route.ts';
import type { WalkDeps } from './walk-deps.ts';
import { beginPath } from './walked-path.ts';
import { walkMoment, type WalkMoment } from './walk-moment.ts';

const SAVE = 'save';
const QUIT = 'quit';

/** Does one action, and returns what the path has to record of it. */
async function doAndWrite({ driver, parts }: PartwiseDriver, written: unknown): Promise<Done> {
  const read = readAction(written);
  if (read.ok && read.value.name === 'backTo') return pressBackTo(driver, read.value.value);
  const before = parts();
  const played = await doAction(driver, written);
  const done = parts();
  return { played, written: played.ok ? [written] : done === before ? [] : done };
}

/** Prints where the person is, then the notes on the last action and the errors on the step. */
function sayMoment({ prompter }: WalkDeps, moment: ShownMoment, notes: readonly string[]): void {
  const { play, hasIds, language } = moment;
  prompter.say(formatStep(moment));
  const shown = routeWords(play, language, hasIds);
  if (shown.length > 0) prompter.say(shown.join('\n'));
  [...notes, ...errorLines(moment)].forEach((line) => prompter.say(line));
}

/** The path so far, and notes on the last action, such as why it failed. They are printed below the step, where the person looks. */
interface Walked {
  readonly path: unknown[];
  readonly notes: string[];
}

/** Functions that do and record an action, and that carry out an offer. */
function makeActs(deps: WalkDeps, partwise: PartwiseDriver, { path, notes }: Walked) {
  const { prompter, language, hasIds } = deps;
  const { driver } = partwise;

  async function perform(action: unknown): Promise<void> {
    const seen = await driver.observe();
    const { played, written } = await doAndWrite(partwise, action);
    if (!played.ok) notes.push(asWrong(reasonInWords(played.error, driver.playing(), language, hasIds)));
    if (written.length === 0) return;
    const expected = walkedExpectation(seen, await driver.observe(), written.at(-1));
    path.push(...written, ...(expected === null ? [] : [{ expect: expected }]));
    deps.keep(path);
  }

  /** Does what was chosen. Returns false if the person went back from its question. */
  async function follow({ does }: Offer, moment: WalkMoment): Promise<boolean> {
    if ('action' in does) await perform(does.action);
    if ('copies' in does) {
      const file = deps.saveDetails(copiedDetails(moment.play));
      notes.push(`  ${fillIn(moment.words.own.details, { file })}\n\n  npm run cli -- replay ${shellWord(file)}`);
    }
    return 'asks' in does ? askAndPerform(does, moment) : true;
  }

  /** Adds an expectation of words to the path, if it holds. The page is not printed again, because it did not change. */
  async function expectWords(written: unknown, value: Expectation, { words }: WalkMoment): Promise<false> {
    const { holds, note } = checkWords(value, await driver.words(), words.own.expect);
    prompter.say(note);
    if (holds) {
      path.push(written);
      deps.keep(path);
    }
    return false;
  }

  async function askAndPerform({ asks, about }: Asking, moment: WalkMoment): Promise<boolean> {
    const written = await promptForMissingInput(asks, moment, prompter, about);
    if (written === null) return false;
    const read = readAction(written);
    if (!read.ok) {
      notes.push(asWrong(moment.words.own.ask.unreadable));
      return true;
    }
    const { name, value } = read.value;
    if (name === 'expect') return expectWords(written, value, moment);
    if (name === 'wait' || name === 'idle') await deps.pass(value, timerSeconds(moment.play));
    await perform(written);
    if (name === 'go') {
      const unknown = unknownAddress(value, moment.play.tab().route(), moment.words.own.ask);
      if (unknown !== null) notes.push(asWrong(unknown));
    }
    return true;
  }

  return { perform, follow };
}

/** Asks what to do next, and says again where the person is, because a long page has scrolled its heading away. */
function askNext(
  { prompter, hasIds }: WalkDeps,
  offers: readonly Offer[],
  shown: ShownMoment,
  { words: { own } }: WalkMoment,
) {
  const ends = [
    { name: own.save, value: SAVE },
    { name: own.leave, value: QUIT },
  ];
  return prompter.menu(own.whatNow, [...choicesOf(offers, hasIds), ...ends], placeInOneLine(shown));
}

/** Walks until the person leaves or has saved. `begin` is done first, such as the start of a flow. Returns whether the walk began. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<boolean> {
  const { from, hasIds, language } = deps;
  const partwise = makePartwiseDriver(deps.driver);
  const { driver } = partwise;
  const begun = await beginPath(deps, partwise);
  if (begun === null) return false;
  const [path, notes] = [[...begun.path], [...begun.notes]];
  if (from !== null) deps.keep(path);
  const { perform, follow } = makeActs(deps, partwise, { path, notes });
  for (const written of begin) await perform(written);
  for (let isShown = false; ;) {
    const play = driver.playing();
    const seen = await driver.observe();
    const shown = { play, seen, hasRules: true, hasIds, language };
    if (!isShown) sayMoment(deps, shown, notes.splice(0));
    const moment = walkMoment(play, seen, language);
    const offers = offersNow(moment);
    const chosen = await askNext(deps, offers, shown, moment);
    if (chosen === null || chosen === QUIT) return true;
    const offer = offers[Number(chosen)];
    isShown = offer === undefined || !(await follow(offer, moment));
    if (chosen === SAVE && (await deps.save())) return true;
  }
}
