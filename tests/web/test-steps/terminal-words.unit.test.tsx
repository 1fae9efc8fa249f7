// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { stepWords } from '../../../cli/walk/step-words.ts';
import { stateName, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import type { TerminalTab } from '../../../cli/play/terminal-tab.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { err } from '../../../core/domain/result.ts';
import type { Profile } from '../../../core/domain/profile.ts';
import { knownOf } from '../../../core/use-cases/profile/profile-form.ts';
import { makeQuery, type Query } from '../../../core/use-cases/query.ts';
import type { Services } from '../../../web/wiring/services.ts';
import type { ReviewState, TextContext } from '../../../core/step-texts/shown-text.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadExtras } from '../../../web/screens/test-steps/parts/step-offers.tsx';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { textsIn } from '../texts-in.ts';
import { contextOf, openState } from './compare-parts.tsx';
import { expectChanges, expectShown } from './expect-shown.ts';
import { loaded } from '../loaded.ts';
import { SITUATIONS, situationState, type Situation } from './situations.ts';
import { renderApp } from './render-step.tsx';

const STATES = await walkStates();
const TEXTS = await Promise.all(LANGUAGES.map(async (language) => ({ language, texts: await textsIn(language) })));

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  vi.stubGlobal('print', () => undefined);
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-US', 'es-US'], userAgent: 'a browser' });
  await Promise.all([loadLateSteps(), loadExtras(), loadRescue()]);
});

afterAll(() => vi.unstubAllGlobals());

/** A profile that a step reviews, and how the page fetches it. */
interface Reviewed {
  readonly facts: ReviewState | null;
  readonly openTested: (profileId: string) => Query<Profile>;
}

/** The profile under review, as it was fetched or failed to be; it is still being fetched by default. */
async function reviewOf(tab: TerminalTab, review: Situation['review']): Promise<Reviewed> {
  const { profiles } = tab.account;
  const { selectedProfileId } = tab.state().session;
  if (review === undefined || selectedProfileId === null) return { facts: null, openTested: profiles.openTested };
  const query =
    review === 'form' ? profiles.openTested(selectedProfileId) : makeQuery<Profile>(() => Promise.resolve(err(review)));
  await query.load();
  const { value } = query.state();
  const unseen = { kind: 'failed', errors: query.state().errors } as const;
  const facts: ReviewState =
    value !== null
      ? { kind: 'form', form: knownOf(value).person, hasConsent: value.consentToReport }
      : review === 'form' || review.code === 'UNKNOWN'
        ? unseen
        : { kind: 'unreachable' };
  return { facts, openTested: () => query };
}

function terminalLines(context: TextContext, language: Language): readonly string[] {
  const { title, lines } = stepWords(context, language);
  return [title, ...lines];
}

type Happening = Pick<Situation, 'events' | 'review'>;

/** What the page and the terminal show in a state, in every language. */
async function shownIn(state: FixtureState, { events = [], review }: Happening = {}) {
  const tab = await openState(state);
  events.forEach((event) => tab.runner.send(event));
  const { facts, openTested } = await reviewOf(tab, review);
  const account = { actions: { ...tab.account, profiles: { ...tab.account.profiles, openTested } } };
  const services = { loadAccount: loaded(account) } as unknown as Partial<Services>;
  const shown = TEXTS.map(({ language, texts }) => ({
    html: renderApp({ runner: tab.runner, actions: tab.actions, others: services }, texts),
    lines: terminalLines(contextOf(tab.runner, { review: facts }), language),
  }));
  tab.close();
  return shown;
}

describe('the terminal shows what can change or be acted on of the page, in every language', () => {
  it.each(STATES.map((state) => ({ name: stateName(state), state })))('at $name', async ({ state }) => {
    for (const { lines, html } of await shownIn(state)) expectShown(lines, html);
  });

  it.each(SITUATIONS)('at $name', async (situation) => {
    const { session, events: _events, form: _form, review, ...others } = situation;
    // Each page of the form, and a fetched profile, is compared with itself.
    const page = session?.guestPage === undefined ? {} : { session: { guestPage: session.guestPage } };
    const before = await shownIn(situationState(STATES, { ...others, ...page }), { ...(review && { review }) });
    const after = await shownIn(situationState(STATES, situation), situation);
    after.forEach(({ lines, html }, index) => {
      expectShown(lines, html);
      expectChanges(lines, before[index]?.html ?? '', html);
    });
  });
});
