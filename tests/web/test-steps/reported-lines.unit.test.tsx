import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { determineResult } from '../../../core/domain/determine-result.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { invalidReason } from '../../../core/domain/reported-lines.ts';
import { ResultSheet } from '../../../web/screens/results/result-sheet.tsx';
import { RetestDays } from '../../../web/screens/results/retest-days.tsx';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadPictures } from '../../../web/screens/test-steps/parts/step-picture.tsx';
import { EXPECTATIONS } from '../../adapters/translations/language-expectations.ts';
import { cassettesIn } from '../illustrations/cassettes-in.ts';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';
import { screensWithAnswers } from './screens-with-answers.ts';

const PAIRS = SURE_ANSWERS.flatMap((control) => SURE_ANSWERS.map((test) => ({ control, test })));
const AFTER = ['confirm-result', 'result-details', 'dispose-kit', 'reporting-information'];
const DRAWN = { yes: 'strong', no: 'none', unsure: 'unsure' } as const;

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await Promise.all([loadLateSteps(), loadPictures()]);
});

describe.each(LANGUAGES)('in %s, what is shown of the lines', (language) => {
  const { lines, steps } = translations[language].steps;
  const { result: choices, sure } = translations[language].general.choices;
  let texts: i18n;

  beforeAll(async () => {
    texts = await textsIn(language);
  });

  /** Which of all possible statements about lines a screen contains. */
  function claimsIn(html: string): readonly string[] {
    const all = [...Object.values(lines.control), ...Object.values(lines.test), ...Object.values(lines.reasons)];
    return all.filter((claim) => html.includes(claim));
  }

  it.each(PAIRS)('after C $control and T $test is what was reported, even after reloads', async (read) => {
    const result = choices[determineResult(read.control, read.test)];
    const reason = invalidReason(read);
    const because = reason === null ? [] : [lines.reasons[reason]];
    for (const reloads of [false, true]) {
      const screens = await screensWithAnswers(read, texts, { reloads });
      const shown = screens.filter(({ step }) => AFTER.includes(step));
      expect(shown.map(({ step }) => step)).toEqual(AFTER);
      for (const { step, html } of shown) {
        const isAbout = step !== 'dispose-kit';
        const [window] = cassettesIn(html).cassettes.map((cassette) => cassette.window);
        expect({ step, window }).toEqual({
          step,
          window: isAbout ? [`T ${DRAWN[read.test]}`, `C ${DRAWN[read.control]}`] : ['covered'],
        });
        expect({ step, isSaid: html.includes(result) }).toEqual({ step, isSaid: isAbout });
        const expected = [lines.control[read.control], lines.test[read.test]];
        const reasons = step === 'confirm-result' || step === 'result-details' ? because : [];
        expect({ step, claims: claimsIn(html) }).toEqual({ step, claims: isAbout ? [...expected, ...reasons] : [] });
      }
    }
  });

  it.each(PAIRS)('after C $control and T $test is nothing if another result was chosen', async (read) => {
    const meant = determineResult(read.control, read.test);
    for (const chosen of TEST_RESULTS.filter((result) => result !== meant)) {
      const screens = await screensWithAnswers(read, texts, { chosen });
      const shown = new Map(screens.map(({ step, html }) => [step, html]));
      for (const step of AFTER) {
        const { cassettes } = cassettesIn(shown.get(step) ?? '');
        expect({ step, windows: cassettes.map(({ window }) => window) }).toEqual({
          step,
          windows: step === 'dispose-kit' ? [['covered']] : [],
        });
      }
      const confirm = steps['confirm-result'];
      expect(shown.get('confirm-result')).toContain(confirm.changed.replace('{{result}}', choices[chosen]));
      expect(shown.get('confirm-result')).toContain(confirm.answersMean.replace('{{result}}', choices[meant]));
      const details = shown.get('result-details') ?? '';
      expect(details).toContain(lines.chosen.replace('{{result}}', choices[meant]));
      expect(claimsIn(details)).toEqual([]);
      expect(claimsIn(shown.get('reporting-information') ?? '')).toEqual([]);
    }
  });

  it('is nothing for a result that is fetched later: an invalid one does not say why', () => {
    for (const result of TEST_RESULTS) {
      const shown = {
        result,
        isSymptomatic: 'no',
        analysedAt: 0,
        kit: KITS[0],
        name: '',
        isReaders: true,
        age: null,
        onset: null,
        testedOn: '2026-11-20' as CalendarDate,
        today: '2026-11-20' as CalendarDate,
        plan: null,
        utcOffset: 0,
        testId: null,
      } as const;
      const html = renderToStaticMarkup(
        <I18nextProvider i18n={texts}>
          <ResultSheet
            shown={shown}
            page=""
            RetestDays={RetestDays}
            now={0}
            loadCalendar={() => Promise.reject(new Error('None here.'))}
          />
        </I18nextProvider>,
      );
      expect(cassettesIn(html).cassettes).toEqual([]);
      expect(claimsIn(html)).toEqual([]);
    }
    const { meaning, meaningOf } = translations[language].results.result.kinds.invalid;
    for (const text of [meaning, meaningOf]) expect(text).not.toMatch(/did not work|no funcionó|line|línea/i);
  });

  it('is not suggested by the question: the answers describe themselves, and all windows have one size', async () => {
    const screens = await screensWithAnswers({ control: 'yes', test: 'yes' }, texts);
    for (const [step, windows] of [
      ['control-line', ['strong', 'none', 'unsure']],
      ['test-line', ['strong', 'faint', 'none', 'unsure']],
    ] as const) {
      const html = screens.find((screen) => screen.step === step)?.html ?? '';
      expect(cassettesIn(html).cassettes.map(({ window }) => window)).toEqual([[]]);
      expect([...html.matchAll(/viewBox="0 0 56 44"[^>]*data-window="(\w+)"/g)].map(([, window]) => window)).toEqual(
        windows,
      );
      for (const answer of SURE_ANSWERS) {
        const option = new RegExp(`aria-describedby="([^"]+)"[^>]*value="${answer}"`).exec(html)?.[1] ?? '';
        expect(html).toContain(`id="${option}">${steps[step].options[answer]}</`);
        expect(html).toContain(`>${sure[answer]}</span>`);
      }
    }
  });

  it('is called an example in the heading and the picture if it is one', async () => {
    const { example, examples } = EXPECTATIONS[language];
    const harness = await startedHarness('testing');
    for (const step of ['check-negative', 'check-positive', 'check-invalid'] as const) {
      await harness.passUntil(step);
      const html = renderStep(harness, texts);
      const { title, figure } = steps[step];
      expect(title.startsWith(`${example}: `)).toBe(true);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
      expect([example, examples]).toContain(figure.split(':')[0]);
      expect(html).toContain(figure);
    }
  });
});
