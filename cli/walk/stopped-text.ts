import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { translations } from '../../adapters/translations/index.ts';
import { isOneOf, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Playback } from '../../scenarios/run-scenario.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import { playbackText } from '../play/print-playback.ts';
import type { Play } from '../play/terminal-play.ts';
import { inWords, labelled, reasonInWords, withId } from './in-words.ts';

/** The keys of expectations whose values are ids of steps or errors. */
const WITH_IDS: ReadonlySet<string> = new Set(['step', 'passes', 'error', 'errors']);

type Values = Readonly<Record<string, unknown>>;

/** Where a scenario of a walk stopped, and how that is printed. */
interface Stopped {
  readonly play: Play;
  readonly language: Language;
  readonly hasIds: boolean;
}

/** A value of an expectation in the words of the page, with its id, because the file has that. */
function valueInWords(key: string, value: unknown, stopped: Stopped): unknown {
  const { play, language } = stopped;
  if (Array.isArray(value) && value.length > 0) return value.map((one) => valueInWords(key, one, stopped)).join(', ');
  if (typeof value !== 'string') return value;
  if (key === 'checked') return labelled(value, play, language, true);
  if (key === 'result' && isOneOf(TEST_RESULTS, value))
    return withId(translations[language].general.choices.result[value], value, true);
  return WITH_IDS.has(key) ? inWords(value, play, language, true) : value;
}

const valuesInWords = (values: Values | null, stopped: Stopped): Values =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, valueInWords(key, value, stopped)]));

/** The playback in the words of the page. `hasIds` keeps the rest of the state; without it the page, which follows, says it. */
function playbackInWords(playback: Playback, stopped: Stopped): Playback {
  const { play, language, hasIds } = stopped;
  const { expected, found, state, cause } = playback;
  const { step, number, route } = state;
  const action = found?.['action'];
  if (typeof action === 'string') {
    const rejection = { reason: action, ...(cause === undefined ? {} : { cause }) };
    const inAction = { action: reasonInWords(rejection, play, language, hasIds) };
    return { ...playback, found: inAction, state: hasIds ? state : {} };
  }
  const place = { step: valueInWords('step', step, stopped), number, route };
  return {
    ...playback,
    expected: valuesInWords(expected, stopped),
    found: valuesInWords(found, stopped),
    state: hasIds ? { ...state, ...place } : route === undefined ? {} : place,
  };
}

/** Why a scenario stopped: a failed action, or a failed expectation with what was found, in the language of a walk. */
export function stoppedText(playback: Playback, from: FoundScenario, stopped: Stopped): string {
  return playbackText(playbackInWords(playback, stopped), from, terminalTexts[stopped.language].walk.stopped);
}
