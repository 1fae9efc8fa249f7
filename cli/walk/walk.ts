import { timerSeconds } from '../play/observe-tab.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { absentOffers } from './absent-offers.ts';
import { copiedDetails } from './copy-details.ts';
import { doAction } from './do-action.ts';
import { checkWords } from './expect-words.ts';
import { reasonInWords } from './in-words.ts';
import { shownPage } from './shown-page.ts';
import { walkedExpectation, type Moment } from './walked-expectation.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import { promptForMissingInput } from './prompt-for-missing-input.ts';
import { choicesOf, type Asking, type Offer } from './offer.ts';
import { offersNow } from './offers.ts';
import { errorLines, formatStep, placeInOneLine, type ShownMoment } from './format-step.ts';
import { makePartwiseDriver, pressBackTo, type Done } from './parts-of-actions.ts';
import { pressUntil } from './press-until.ts';
import { asWrong, routeWords } from './route-words.ts';
import { shellWord } from './shell-word.ts';
import { unknownAddress } from './typed-route.ts';
import type { WalkDeps } from './walk-deps.ts';
import { replaceable } from './expect-instead.ts';
import {
  actionOf,
  addNote,
  goOn,
  keepPath,
  noteFailed,
  record,
  replaceFailed,
  startsIn,
  tryAgain,
  undo,
  type Walked,
} from './walked.ts';
import { beginPath } from './walked-path.ts';
import { walkMoment, type WalkMoment } from './walk-moment.ts';

const AGAIN = 'again';
const REST = 'rest';
const INSTEAD = 'instead';
const UNDO = 'undo';
const SAVE = 'save';
const QUIT = 'quit';

/** Does one action, and returns what the path has to record of it. */
async function doAndWrite({ scenario }: WalkDeps, { app, path }: Walked, written: unknown): Promise<Done> {
  const { driver, parts } = app;
  const read = readAction(written);
  if (read.ok && read.value.name === 'backTo') return pressBackTo(driver, read.value.value);
  if (read.ok && read.value.name === 'until') {
    return pressUntil(driver, read.value.value, { ...scenario, actions: path.flatMap(actionOf) });
  }
  const before = parts();
  const played = await doAction(driver, written);
  const done = parts();
  return { played, written: played.ok ? [written] : done === before ? [] : done };
}

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

/** Functions that do and record an action, and that carry out an offer. */
function makeActs(deps: WalkDeps, walked: Walked) {
  const { prompter, language, hasIds } = deps;

  const note = (line: string): void => addNote(walked, line);

  async function perform(action: unknown): Promise<void> {
    const { driver } = walked.app;
    const before = await lookAround(driver);
    const { played, written, passes = [] } = await doAndWrite(deps, walked, action);
    if (!played.ok) note(asWrong(reasonInWords(played.error, driver.playing(), language, hasIds)));
    if (written.length === 0) return;
    const found = walkedExpectation(before, await lookAround(driver), written.at(-1));
    const expected = { ...(passes.length === 0 ? {} : { passes }), ...found };
    record(deps, walked, [...written, ...(Object.keys(expected).length === 0 ? [] : [{ expect: expected }])]);
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
    const found = await checkWords(value, await walked.app.driver.words(), prompter, words.own.expect);
    if (found.note !== null) prompter.say(found.note);
    if (found.holds) record(deps, walked, [written]);
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
    if (name === 'go' && moment.play.isOnline) {
      const unknown = unknownAddress(value, moment.play.tab().route(), moment.words.own.ask);
      if (unknown !== null) note(asWrong(unknown));
    }
    return true;
  }

  return { perform, follow };
}

/** What can be done with the path, on every page. Its first action stays, because a path has at least one. */
function pathChoices({ rest, starts }: Walked, { words: { own } }: WalkMoment) {
  const line = rest?.from.lineOf(rest.first) ?? 0;
  return [
    ...(rest === null ? [] : [{ name: fillIn(own.rest, { line }), value: REST }]),
    ...(starts.length > 1 ? [{ name: own.undo, value: UNDO }] : []),
    { name: own.save, value: SAVE },
    { name: own.leave, value: QUIT },
  ];
}

/** Asks what to do next, and says again where the person is, because a long page has scrolled its heading away. */
function askNext(
  { prompter, hasIds }: WalkDeps,
  offers: readonly Offer[],
  shown: ShownMoment,
  { walked, moment }: { readonly walked: Walked; readonly moment: WalkMoment },
) {
  const { own } = moment.words;
  const isReplaceable = replaceable(walked.failed, walked.path) !== null;
  const instead = isReplaceable ? [{ name: own.expect.instead, value: INSTEAD }] : [];
  const { again } = walked;
  const retry = again === null ? [] : [{ name: fillIn(own.again, { line: again.line }), value: AGAIN }];
  const choices = [...retry, ...instead, ...choicesOf(offers, hasIds), ...pathChoices(walked, moment)];
  return prompter.menu(own.whatNow, choices, placeInOneLine(shown), absentOffers(moment, offers));
}

/** Asks what to do and does it, until the person leaves or has saved. */
async function walkOn(deps: WalkDeps, walked: Walked, { follow }: ReturnType<typeof makeActs>) {
  const { hasIds, language } = deps;
  for (let isShown = false; ;) {
    const { driver } = walked.app;
    const play = driver.playing();
    const seen = await driver.observe();
    const shown = { play, seen, hasRules: true, hasIds, language };
    if (!isShown) {
      sayMoment(deps, shown, walked.notes);
      walked.notes = [];
    }
    const moment = walkMoment(play, seen, language);
    const offers = offersNow(moment);
    const chosen = await askNext(deps, offers, shown, { walked, moment });
    if (chosen === null || chosen === QUIT || (chosen === SAVE && (await deps.save()))) return;
    if (chosen === AGAIN) await tryAgain(deps, walked);
    if (chosen === REST) await goOn(deps, walked);
    if (chosen === INSTEAD) await replaceFailed(deps, walked);
    if (chosen === UNDO) await undo(deps, walked);
    const offer = offers[Number(chosen)];
    isShown = chosen === SAVE || (offer !== undefined && !(await follow(offer, moment)));
  }
}

/** Walks until the person leaves or has saved. `begin` is done first, such as the start of a flow. Returns whether the walk began. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<boolean> {
  const app = makePartwiseDriver(await deps.openDriver());
  const nothing = {
    path: [],
    origins: [],
    starts: [],
    notes: [],
    failed: [],
    failedActions: [],
    again: null,
    rest: null,
  };
  const walked: Walked = { ...nothing, app };
  try {
    const begun = await beginPath(deps, app);
    if (begun === null) return false;
    noteFailed(walked, begun);
    const { path, origins, notes, rest } = begun;
    Object.assign(walked, { path, origins, notes, rest, starts: startsIn(path) });
    if (deps.from !== null && begun.path.length > 0) keepPath(deps, walked);
    const acts = makeActs(deps, walked);
    for (const written of begin) await acts.perform(written);
    await walkOn(deps, walked, acts);
    return true;
  } finally {
    await walked.app.driver.end();
  }
}
