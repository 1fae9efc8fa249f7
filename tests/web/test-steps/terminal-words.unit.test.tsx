import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stepWords } from '../../../cli/walk/step-words.ts';
import { openDevice } from '../../../cli/states/device.ts';
import { stateName, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import type { TerminalTab } from '../../../cli/play/terminal-tab.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import type { TextContext } from '../../../core/step-texts/shown-text.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadExtras } from '../../../web/screens/test-steps/parts/step-offers.tsx';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { textsIn } from '../texts-in.ts';
import { pageText } from './page-text.ts';
import { renderApp } from './render-step.tsx';

const STATES = await walkStates();

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  vi.stubGlobal('print', () => undefined);
  vi.stubGlobal('navigator', { ...navigator, languages: ['en-US', 'es-US'], userAgent: 'a browser' });
  await Promise.all([loadLateSteps(), loadExtras(), loadRescue()]);
});

async function openState({ who, now, kept }: FixtureState): Promise<TerminalTab> {
  const instant = parseOffsetInstant(now)?.instant ?? Number.NaN;
  return (await openDevice({ who, now: instant, kept, route: APP_ROUTES.testSteps })).tab;
}

/** The page runs in the time zone of this machine, and what it fetches has not arrived. */
function contextOf(tab: TerminalTab): TextContext {
  const offsetAt = (instant: number): number => -new Date(instant).getTimezoneOffset();
  const page = { isOnline: true, canScanAgain: false, canPrint: true, review: null, report: null };
  return { state: tab.state(), moment: { ...tab.runner.moment(), offsetAt }, page };
}

/** Marks of the terminal, such as that of a radio button, are no words. */
const MARKS = /(^|\s)(?:-|\[|\]|\[[x ]\]|\([x ]\)|____)(?=\s|$)/g;

/** The words of a text; a colon after a label is a mark, too. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(MARKS, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '');

function terminalWords(context: TextContext, language: Language): readonly string[] {
  const { title, lines } = stepWords(context, language);
  return [title, ...lines].flatMap(wordsOf);
}

describe.each(LANGUAGES)('the words in the terminal, in %s', (language) => {
  it.each(STATES.map((state) => [stateName(state), state] as const))(
    'are those of the page at %s',
    async (_name, state) => {
      const tab = await openState(state);
      const html = renderApp({ runner: tab.runner, actions: tab.actions, others: {} }, await textsIn(language));
      expect(terminalWords(contextOf(tab), language)).toEqual(wordsOf(pageText(html)));
      tab.close();
    },
  );
});
