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
import type { WalkDeps, WalkedPath } from './walk-deps.ts';
import { beginPath, playRest, type PlayedPart } from './walked-path.ts';
import { walkMoment, type WalkMoment } from './walk-moment.ts';

const REST = 'rest';
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

/** What was walked so far. */
interface Walked {
  path: WalkedPath;
  /** Notes on the last action, such as why it failed. They are printed below the step, where the person looks. */
  notes: readonly string[];
  /** What was not played of the file that the walk continues. */
  rest: PlayedPart['rest'];
}

/** Functions that do and record an action, and that carry out an offer. */
function makeActs(deps: WalkDeps, partwise: PartwiseDriver, walked: Walked) {
  const { prompter, language, hasIds } = deps;
  const { driver } = partwise;

  const note = (line: string): void => void (walked.notes = [...walked.notes, line]);

  function record(entries: WalkedPath): void {
    walked.path = [...walked.path, ...entries];
    deps.keep(walked.path);
  }

  async function perform(action: unknown): Promise<void> {
    const seen = await driver.observe();
    const { played, written } = await doAndWrite(partwise, action);
    if (!played.ok) note(asWrong(reasonInWords(played.error, driver.playing(), language, hasIds)));
    if (written.length === 0) return;
    const expected = walkedExpectation(seen, await driver.observe(), written.at(-1));
    record([...written, ...(expected === null ? [] : [{ expect: expected }])]);
  }

  /** Does what was chosen. Returns false if the person went back from its question. */
  async function follow({ does }: Offer, moment: WalkMoment): Promise<boolean> {
    if ('action' in does) await perform(does.action);
    if ('copies' in does) {
      const file = deps.saveDetails(copiedDetails(moment.play));
      note(`  ${fillIn(moment.words.own.details, { file })}\n\n  npm run cli -- replay ${shellWord(file)}`);
    }
    return 'asks' in does ? askAndPerform(does, moment) : true;
  }

  /** Adds an expectation of words to the path, if it holds. The page is not printed again, because it did not change. */
  async function expectWords(written: unknown, value: Expectation, { words }: WalkMoment): Promise<false> {
    const found = checkWords(value, await driver.words(), words.own.expect);
    prompter.say(found.note);
    if (found.holds) record([written]);
    return false;
  }

  async function askAndPerform({ asks, about }: Asking, moment: WalkMoment): Promise<boolean> {
    const written = await promptForMissingInput(asks, moment, prompter, about);
    if (written === null) return false;
    const read = readAction(written);
    if (!read.ok) {
      note(asWrong(moment.words.own.ask.unreadable));
      return true;
    }
    const { name, value } = read.value;
    if (name === 'expect') return expectWords(written, value, moment);
    if (name === 'wait' || name === 'idle') await deps.pass(value, timerSeconds(moment.play));
    await perform(written);
    if (name === 'go') {
      const unknown = unknownAddress(value, moment.play.tab().route(), moment.words.own.ask);
      if (unknown !== null) note(asWrong(unknown));
    }
    return true;
  }

  /** Plays what is left of the file. */
  async function goOn(): Promise<void> {
    if (walked.rest === null) return;
    const { path, notes, rest } = await playRest(deps, partwise, walked.rest);
    record(path);
    Object.assign(walked, { notes, rest });
  }

  return { perform, follow, goOn };
}

/** What can be done with the path, on every page. */
function pathChoices({ rest }: Walked, { words: { own } }: WalkMoment) {
  const line = rest?.from.lineOf(rest.first) ?? 0;
  return [
    ...(rest === null ? [] : [{ name: fillIn(own.rest, { line }), value: REST }]),
    { name: own.save, value: SAVE },
    { name: own.leave, value: QUIT },
  ];
}

/** Asks what to do next, and says again where the person is, because a long page has scrolled its heading away. */
function askNext({ prompter, hasIds }: WalkDeps, offers: readonly Offer[], shown: ShownMoment, walked: Walked) {
  const moment = walkMoment(shown.play, shown.seen, shown.language);
  const choices = [...choicesOf(offers, hasIds), ...pathChoices(walked, moment)];
  return prompter.menu(moment.words.own.whatNow, choices, placeInOneLine(shown));
}

/** Walks until the person leaves or has saved. `begin` is done first, such as the start of a flow. Returns whether the walk began. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<boolean> {
  const { from, hasIds, language } = deps;
  const partwise = makePartwiseDriver(deps.driver);
  const { driver } = partwise;
  const begun = await beginPath(deps, partwise);
  if (begun === null) return false;
  const walked: Walked = { ...begun };
  if (from !== null) deps.keep(walked.path);
  const { perform, follow, goOn } = makeActs(deps, partwise, walked);
  for (const written of begin) await perform(written);
  for (let isShown = false; ;) {
    const play = driver.playing();
    const seen = await driver.observe();
    const shown = { play, seen, hasRules: true, hasIds, language };
    if (!isShown) {
      sayMoment(deps, shown, walked.notes);
      walked.notes = [];
    }
    const moment = walkMoment(play, seen, language);
    const offers = offersNow(moment);
    const chosen = await askNext(deps, offers, shown, walked);
    if (chosen === null || chosen === QUIT) return true;
    if (chosen === REST) await goOn();
    const offer = offers[Number(chosen)];
    isShown = chosen !== REST && (offer === undefined || !(await follow(offer, moment)));
    if (chosen === SAVE && (await deps.save())) return true;
  }
}
