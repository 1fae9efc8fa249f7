import type { ShownText } from '../../core/step-texts/shown-text.ts';
import { inOneLine } from '../../scenarios/shown-words.ts';

/** A text with its words. */
interface Written {
  readonly shown: ShownText;
  readonly words: string;
}

/** The ids of explanations, which follow the label of their answer. */
const EXPLANATION = '.options.';

const isExplanation = ({ shown: { id, kind } }: Written): boolean => kind === 'text' && id.startsWith(EXPLANATION);

/** A label, which tells by its place which answer it belongs to. */
const isLabel = (one: Written | undefined): boolean => one?.shown.kind === 'radio' || one?.shown.kind === 'field';

/** The label of an answer with its explanation, or without one with the labels beside it, so that exchanged labels differ. */
function answerAt(texts: readonly Written[], at: number): readonly Written[] {
  const [answer, ...others] = texts.slice(at);
  const end = others.findIndex((one) => !isExplanation(one));
  const explained = end === -1 ? others : others.slice(0, end);
  if (explained.length > 0) return [answer ?? [], explained].flat();
  return [texts.slice(Math.max(0, at - 1), at), answer ?? [], others.slice(0, 1)].flat().filter(isLabel);
}

/** Answers with their explanations, each as one text. People, whose names are no texts, are not among them. */
export function answerWords(
  texts: readonly ShownText[],
  wordsOf: (shown: ShownText) => readonly string[],
  isRecorded: (answer: ShownText) => boolean,
): readonly string[] {
  const written = texts
    .map((shown) => ({ shown, words: inOneLine(wordsOf(shown).join(' ')) }))
    .filter(({ words }) => words !== '');
  return written.flatMap(({ shown }, at) => {
    if (shown.kind !== 'radio' || shown.words !== undefined || !isRecorded(shown)) return [];
    return answerAt(written, at)
      .map(({ words }) => words)
      .join(' ');
  });
}
