import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import Disclaimer from '../../../web/screens/account/disclaimer.tsx';
import Home from '../../../web/screens/home/home.tsx';
import type { ScreenProps } from '../../../web/screens/screen-props.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { SessionStore } from '../../../web/stores/session-store.ts';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { ServicesContext, type Services } from '../../../web/wiring/services.ts';
import { makeVisitorHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { wordsOf } from '../../adapters/translations/readability.ts';
import { WARNINGS } from '../../adapters/translations/warnings.ts';
import { loaded } from '../loaded.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

/**
 * The most words that a guest sees between "Continue as a guest" and washing their hands. Spanish has about one word in
 * twenty more.
 */
const MOST_WORDS: Readonly<Record<Language, number>> = { en: 650, es: 690 };

/** Everything after the landing page, which visitors read before they decide to start. */
const SCREENS = [
  'disclaimer',
  'home',
  'intro-welcome',
  'intro-how-it-works',
  'health-questionnaire',
  'intro-eligibility',
  'warnings',
  'ready-check',
  'phone-readiness',
] as const;

const WASHING: StepId = 'wash-hands';

/** Text that is not read: words for screen readers only, descriptions that pictures replace, and letters in pictures. */
const UNSEEN = /<(span|legend|p)\b[^>]*class="(?:visually-hidden|picture__words)"[^>]*>.*?<\/\1>/gs;
const MAIN = /<main\b[^>]*>(.*?)<\/main>/s;
const PICTURE = /<svg\b.*?<\/svg>/gs;
const BACK = /<button[^>]*data-press="back".*?<\/button>/gs;

/** What a screen says between the header, with Back, and the footer: these are the same on every screen. */
function textSeen(html: string): string {
  const [, main = ''] = MAIN.exec(html) ?? [];
  const text = main
    .replaceAll(BACK, '')
    .replaceAll(PICTURE, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(/<\/?a\b[^>]*>/g, '');
  return text
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim();
}

/** The words of a text; the word joiner in COVID-19 does not split it. */
const countWords = (text: string): number => wordsOf(text.replaceAll('\u2060', '')).length;

function render(Shown: ComponentType<ScreenProps>, harness: FlowHarness, texts: i18n): string {
  const services = {
    store: new SessionStore(harness.runner()),
    actions: harness.actions(),
    navigator: harness.navigator,
    storage: makeMemoryStorage(),
  } as unknown as Services;
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={texts}>
        <ServicesContext value={loaded(services)}>
          <Shown />
        </ServicesContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
}

/** The text of each screen that a guest passes until the hands are washed, by the screen's name. */
async function screensBeforeTest(language: Language): Promise<ReadonlyMap<string, string>> {
  const texts = await textsIn(language);
  const harness = makeVisitorHarness();
  const seen = new Map<string, string>();
  harness.actions().continueAsGuest();
  seen.set('disclaimer', textSeen(render(Disclaimer, harness, texts)));
  await harness.actions().acceptDisclaimer();
  seen.set('home', textSeen(render(Home, harness, texts)));
  await harness.actions().startTest('testing');
  while (harness.step() !== WASHING) {
    seen.set(harness.step(), textSeen(renderStep(harness, texts)));
    await harness.passStep();
  }
  return seen;
}

/** Facts, and the screens that say them. The specification requires the FDA's word and the age limit on two. */
const FACTS = [
  [/\b45\b/, ['intro-welcome']],
  [/FDA/, ['disclaimer', 'warnings']],
  [/under 2|menores de 2/, ['intro-eligibility', 'warnings']],
  [/\b14\b/, ['intro-eligibility']],
  [/\b18\b/, ['intro-eligibility']],
  [/nosebleeds|sangra la nariz/, ['warnings']],
  [/trouble seeing|cuesta ver/, ['warnings']],
  [/only the virus|solo el virus/, ['warnings']],
  [/\b50\b/, ['phone-readiness']],
] as const;

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await loadLateSteps();
});

describe.each(LANGUAGES)('between the landing page and the test, in %s', (language) => {
  const own = translations[language].steps.steps;
  let seen: ReadonlyMap<string, string> = new Map();
  const textOf = (screen: (typeof SCREENS)[number]): string => seen.get(screen) ?? '';
  beforeAll(async () => {
    seen = await screensBeforeTest(language);
  });

  it('a guest passes nine screens', () => {
    expect([...seen.keys()]).toEqual(SCREENS);
  });

  it(`a guest reads at most ${String(MOST_WORDS[language])} words`, () => {
    const counts = SCREENS.map((screen) => [screen, countWords(textOf(screen))] as const);
    expect(counts.every(([, words]) => words > 20)).toBe(true);
    const sum = counts.reduce((total, [, words]) => total + words, 0);
    expect(sum, JSON.stringify(counts)).toBeLessThanOrEqual(MOST_WORDS[language]);
  });

  it.each(FACTS)('%s is said on %j', (fact, screens) => {
    expect(SCREENS.filter((screen) => fact.test(textOf(screen)))).toEqual(screens);
    for (const screen of screens) expect(textOf(screen).match(new RegExp(fact, 'g'))).toHaveLength(1);
  });

  it('the warnings are all there, in four groups with headings, and the confirmation is beside Next', () => {
    const lines = textOf('warnings').split('\n');
    expect(WARNINGS[language].filter((warning) => !lines.some((line) => warning.test(line)))).toEqual([]);
    const headings = Object.values(own.warnings.groups);
    expect(headings).toHaveLength(4);
    expect(lines.filter((line) => headings.some((heading) => heading === line))).toEqual(headings);
    expect(lines.slice(-2)).toEqual([own.warnings.confirm, translations[language].general.buttons.next]);
  });

  it('the question about symptoms and its answers come before the list, and pregnancy right after it', () => {
    const lines = textOf('health-questionnaire').split('\n');
    const { title, lead, listTitle, symptoms, others, pregnancy } = own['health-questionnaire'];
    const { pregnant, ...listed } = symptoms;
    const answers = Object.values(translations[language].general.choices.sure);
    const expected = [title, lead, ...answers, listTitle, ...Object.values(listed), others, pregnancy];
    expect(lines.slice(0, expected.length)).toEqual(expected);
    expect(lines).not.toContain(pregnant);
  });
});
