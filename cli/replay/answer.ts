import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { ReducedSnapshot } from '../../core/diagnostics/reduced-snapshot.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { Say } from './after-failure.ts';
import { hasTest, isOver, isUnsubmitted, type Caller } from './caller.ts';
import { whereaboutsOf, type Whereabouts } from './whereabouts.ts';
import { situationOf } from './situation.ts';
import { valuesOf } from './values.ts';

/** Where the person is and what is wrong, for support; what to say to the person; and what support does itself. */
export interface Answer {
  readonly place: string;
  readonly state: string;
  readonly say: readonly string[];
  readonly passOn: string | null;
}

/** After these, the operators may be needed. */
const PASS_ON: readonly Say[] = ['retry', 'used', 'savedBefore', 'refused', 'otherKit', 'notReported', 'nowAgain'];

/** Pages of a person without a test, which the place says already. */
const FIRST_PAGES: readonly RouteName[] = ['landing', 'home'];

/** The sentence about the open page; null where it is the test, or the page of a person without one. */
function pageText(caller: Caller): string | null {
  const { page } = caller.snapshot;
  const isKnown = page?.route === 'testSteps' || (!hasTest(caller) && FIRST_PAGES.includes(page?.route ?? 'landing'));
  return page === null || isKnown ? null : caller.texts.place[page.from === null ? 'page' : 'pageFrom'];
}

/** What may change until an email is read. */
const laterSay = (caller: Caller, isEmail: boolean): readonly Say[] =>
  isEmail && isUnsubmitted(caller) && !isOver(caller.source, caller.at) ? ['readLater'] : [];

/** The sentences of a place, in which the open page comes first. */
function placeText(caller: Caller, place: Whereabouts): string {
  const { texts, source, at } = caller;
  const sentences = [pageText(caller), texts.place[place]].filter((text) => text !== null).join(' ');
  return isOver(source, at) ? fillIn(texts.place.then, { place: sentences }) : sentences;
}

/** The answer to a snapshot; `isEmail` if the person reads it later. */
export function answerTo(caller: Caller, isEmail = false): Answer {
  const { texts } = caller;
  const place = whereaboutsOf(caller);
  const { state, say } = situationOf(caller, place);
  const values = valuesOf(caller, place);
  const said = [...say, ...laterSay(caller, isEmail)];
  return {
    place: fillIn(placeText(caller, place), values),
    state: fillIn(texts.state[state], values),
    say: said.map((name) => fillIn(texts.say[name], values)),
    passOn: said.some((name) => PASS_ON.includes(name)) ? texts.passOn : null,
  };
}

/** The answer to the details of a page that did not start. */
export function reducedAnswer({ failure, persisted }: ReducedSnapshot, language: Language): Answer {
  const { failure: failures, saved, newerBrowser } = terminalTexts[language].replay;
  const isTooOld = failure === 'syntax' && persisted.test !== 'damaged';
  return { place: failures[failure], state: isTooOld ? newerBrowser : saved[persisted.test], say: [], passOn: null };
}

/** What to say to a person whose details cannot be read. They never contain a time. */
export function unreadableSay(language: Language): readonly string[] {
  const { copyAgain, say } = terminalTexts[language].replay;
  const { details, help } = translations[language].landing.frame;
  return [say.timeUnknown, fillIn(copyAgain, { copy: details.help, support: help })];
}
