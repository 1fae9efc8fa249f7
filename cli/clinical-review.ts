import { fillIn } from '../adapters/translations/fill-in.ts';
import { translations } from '../adapters/translations/index.ts';
import {
  ADVICE,
  ADVICE_KEYS,
  ADVICE_VOICES,
  ADVICE_WHEN_OVER,
  ADVICE_WHEN_PAST,
  type AdviceKey,
} from '../core/domain/advice.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../core/domain/choice-lists.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import { kitTexts } from '../core/domain/kit-texts.ts';
import { LANGUAGES } from '../core/domain/languages.ts';
import { FLOWS } from '../core/flow/flows.ts';
import {
  PRACTICE_WINDOW_IDS,
  PRACTICE_WINDOWS,
  practiceResult,
  type PracticeQuestion,
} from '../core/flow/line-practice.ts';
import { RESCUE_CARD_IDS, RESCUE_CARDS, rescueCardsOf, type RescueCardId } from '../core/flow/rescue-cards.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A text with the numbers of the first kit; the other variables are dates and a name. */
const written = (text: string): string => fillIn(text, kitTexts(KITS[0]));

const keys = (list: readonly AdviceKey[]): string => list.map((key) => `\`${key}\``).join(', ');

function adviceCells(): string {
  const rows = TEST_RESULTS.flatMap((result) =>
    SURE_ANSWERS.map((answer) => {
      const { first, now, again } = ADVICE[result][answer];
      return [result, answer, keys([first]), keys(now), keys(again)];
    }),
  );
  return table(['result', 'symptoms', 'shown first', 'what to do now', 'when to test again'], rows);
}

function adviceTexts(): string {
  const rows = ADVICE_KEYS.flatMap((key) =>
    LANGUAGES.flatMap((language) => {
      const texts = translations[language].results.result.advice[key];
      const different = ADVICE_VOICES.filter((voice, index) =>
        ADVICE_VOICES.slice(0, index).every((before) => texts[before] !== texts[voice]),
      );
      return different.map((voice) => [`\`${key}\``, language, voice, written(texts[voice])]);
    }),
  );
  return table(['advice', 'language', 'to', 'text'], rows);
}

/** The steps that offer a card. */
const stepsOf = (id: RescueCardId): string =>
  FLOWS.testing
    .filter((row) => rescueCardsOf(row).includes(id))
    .map((row) => row.id)
    .join(', ');

function rescueCards(): string {
  const rows = RESCUE_CARD_IDS.flatMap((id) =>
    LANGUAGES.map((language) => {
      const { title, text } = translations[language].steps.rescue.cards[id];
      return [`\`${id}\``, language, title, written(text), RESCUE_CARDS[id].ends.join(' or ')];
    }),
  );
  return table(['card', 'language', 'title', 'text', 'ends with'], rows);
}

function practiceWindows(): string {
  const rows = PRACTICE_WINDOW_IDS.flatMap((id) =>
    LANGUAGES.flatMap((language) => {
      const { why, windows } = translations[language].steps.practice;
      const questions: readonly PracticeQuestion[] = PRACTICE_WINDOWS[id].asks;
      return questions.map(({ line, right, why: reason }) => [
        `\`${id}\``,
        language,
        windows[id],
        `${line}: ${right}`,
        why[reason],
        practiceResult(id),
      ]);
    }),
  );
  return table(['window', 'language', 'drawing', 'right answer', 'explanation', 'result'], rows);
}

function helpWhileWaiting(): string {
  const rows = LANGUAGES.map((language) => {
    const { lead, doctor } = translations[language].steps.practice.getHelp;
    const { title, signs } = translations[language].results.result.emergency;
    return [language, `${lead} ${title}: ${Object.values(signs).join('; ')}. ${doctor}`];
  });
  return table(['language', 'text'], rows);
}

/** What a clinician must review, as Markdown. */
export function clinicalReview(): string {
  const parts = [
    '# Texts for clinical review',
    'No clinician has reviewed these texts yet. They must be reviewed before real patients read them, and again after every change.',
    '## Advice after a result',
    'Each row is a cell of the table. `core/domain/advice-lines.ts` replaces some keys by one with dates: five and seven days after the first symptom for a treatment, one day after the test for the end of isolation, five days after it for extra care, and the plan for the next test: its hours are the kit’s, with symptoms there are two tests and without three.',
    adviceCells(),
    `Once a negative result is too old: ${keys(ADVICE_WHEN_OVER.again)}. Once a positive result is in the past, ten days after a test with symptoms and five after one without: ${keys([...ADVICE_WHEN_PAST.now, ...ADVICE_WHEN_PAST.again])}.`,
    '## The words of the advice',
    'To the reader (`you`), about another person (`other`) or about a child (`child`); a voice that is missing says the same as the one above it.',
    adviceTexts(),
    '## When something went wrong during the test',
    table(
      ['card', 'steps'],
      RESCUE_CARD_IDS.map((id) => [`\`${id}\``, stepsOf(id)]),
    ),
    rescueCards(),
    '## Practice in reading lines',
    'While waiting all of these drawings can be read, and right before the questions about the lines those of the short practice.',
    practiceWindows(),
    '## When to get help while waiting',
    helpWhileWaiting(),
  ];
  return `${parts.join('\n\n')}\n`;
}
