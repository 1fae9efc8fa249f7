import { translations } from '../../adapters/translations/index.ts';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { TOP_QUESTIONS, isAnswered } from '../../core/domain/faq-questions.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';

const EMAIL = { email: SUPPORT_EMAIL };
/** The outline of the documents, which is the same in every language. */
const { terms, privacy, healthData, faq } = translations[FALLBACK_LANGUAGE];
const DOCUMENTS = { ...terms, ...privacy, ...healthData };

/** The namespaces of legal documents. */
type LegalArea = keyof typeof DOCUMENTS;

/** The main points of a document. */
export function mainPoints(area: LegalArea): readonly ShownText[] {
  return [text(`${area}.summary.title`), text(`${area}.summary.points`, EMAIL, 'points')];
}

/** A legal document. `start` stands below its date, before its contents; `ends` at the end of sections. */
export function documentTexts(
  area: LegalArea,
  start: readonly ShownText[],
  ends: Readonly<Record<string, ShownText>> = {},
): readonly ShownText[] {
  const key = `${area}.document`;
  const sections = Object.entries(DOCUMENTS[area].document.sections).flatMap(([id, { body }]) => [
    text(`${key}.sections.${id}.title`),
    ...Object.entries(body).map(([part, found]) =>
      text(`${key}.sections.${id}.body.${part}`, EMAIL, typeof found === 'string' ? 'text' : 'points'),
    ),
    ...(ends[id] === undefined ? [] : [ends[id]]),
  ]);
  return [text(`${key}.updated`), ...start, text(`${key}.intro`), ...sections];
}

/** A question of the FAQ; its answer is folded. */
const questionText = (section: string, id: string): ShownText =>
  text(`faq.sections.${section}.questions.${id}.question`, EMAIL, 'point');

/** The questions: the top ones, and on demand all. */
export function questionTexts(showsAll: boolean): readonly ShownText[] {
  const sections = Object.entries(faq.faq.sections).flatMap(([section, { questions }]) => [
    text(`faq.sections.${section}.title`),
    ...Object.keys(questions)
      .filter((id) => isAnswered(id, KITS[0].fdaStatus))
      .map((id) => questionText(section, id)),
  ]);
  return [
    text('faq.top'),
    ...TOP_QUESTIONS.map(([section, id]) => questionText(section, id)),
    button('faq.seeAll'),
    ...when(showsAll, ...sections),
    text('faq.contact.heading'),
    text('faq.contact.write'),
    words('email', SUPPORT_EMAIL),
    text('faq.contact.hours'),
  ];
}
