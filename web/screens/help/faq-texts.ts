import { useTranslation } from 'react-i18next';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { FDA_QUESTIONS } from '../../../core/domain/kit-texts.ts';
import type { FdaStatus } from '../../../core/domain/kit.ts';
import { DOCUMENT_VALUES } from '../../texts/document-values.ts';

/** The most frequent questions, as section and question (product.md section 2, /FAQ: the list has 6 entries). */
const TOP_QUESTIONS = [
  ['usingTest', 'time'],
  ['results', 'read'],
  ['results', 'faint'],
  ['results', 'negative'],
  ['webApp', 'sent'],
  ['troubleshooting', 'scanFails'],
] as const;

/** Whether a question is answered for a kit with this FDA status: those about the FDA differ from status to status. */
const isAnswered = (question: string, fdaStatus: FdaStatus): boolean =>
  Object.entries(FDA_QUESTIONS).every(([status, id]) => id !== question || status === fdaStatus);

/** A question, its answer, and the bullet points of the answer, if any. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly points?: Readonly<Record<string, string>>;
}

/** A section of questions, by id and in order. */
export interface FaqSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly (readonly [id: string, question: Question])[];
}

/** The top questions in order. They also appear in their sections. */
export function topQuestionsOf(sections: readonly FaqSection[]): FaqSection['questions'] {
  return TOP_QUESTIONS.map(([section, id]) => {
    const found = sections.find((one) => one.id === section)?.questions.find(([questionId]) => questionId === id);
    if (found === undefined) throw new RangeError(`The section ${section} has no question ${id}.`);
    return found;
  });
}

interface SectionTexts {
  readonly title: string;
  readonly questions: Readonly<Record<string, Question>>;
}

/** The sections in the current language and in order, with the support address and the kit's numbers filled in. */
export function useFaqSections(): readonly FaqSection[] {
  const { t } = useTranslation();
  const tree = (key: string): unknown => t(key, { returnObjects: true, ...DOCUMENT_VALUES });
  return Object.entries(tree('faq.sections') as Readonly<Record<string, SectionTexts>>).map(
    ([id, { title, questions }]) => ({
      id,
      title,
      questions: Object.entries(questions).filter(([question]) => isAnswered(question, KITS[0].fdaStatus)),
    }),
  );
}
