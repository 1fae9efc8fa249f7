import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Play } from '../play/terminal-play.ts';
import { failureTexts, fieldProblem } from '../route-texts/error-texts.ts';
import { NOTICE_BUTTONS, noticeTexts, timerTexts } from '../route-texts/notices.ts';
import { fieldLine } from './field-choices.ts';
import type { Control } from '../play/what-is-there.ts';
import { openRouteTexts, screenControls } from './screen-controls.ts';
import { makeWordsOf, markedLines, markOf, playedContext } from './step-words.ts';

/** Stands before what is wrong. */
const ERROR_MARK = '! ';

/** A line that says what is wrong. */
export const asWrong = (words: string): string => `  ${ERROR_MARK}${words}`;

/** An id in parentheses behind what it is the id of. */
export const idMark = (id: string, hasIds: boolean): string => (hasIds ? `   (${id})` : '');

/** What the app shows above its screens. */
export function noticeLines(play: Play, language: Language): readonly string[] {
  const context = playedContext(play);
  const hasTimer = !play.tab().isAt(APP_ROUTES.testSteps);
  const texts = [...noticeTexts(context), ...(hasTimer ? timerTexts(context) : [])];
  return markedLines(texts, makeWordsOf(context, language));
}

/** Fields that the page shows as links or radio buttons, which are among the texts. */
const LISTED_FIELDS: ReadonlySet<string> = new Set(['selectedProfileId', 'locality', 'countyOfCity', 'device']);

/** A line of a route; a field or a button with its id, and what is wrong, without its mark, with its code. */
interface RouteLine {
  readonly line: string;
  readonly field?: Control;
  readonly button?: Control;
  readonly error?: ErrorCode;
}

/** What is wrong on the open route: with each of its fields, and what came of its calls. */
function errorLines(play: Play, language: Language) {
  const { form, failures, device = null } = play.tab().screen();
  const wordsOf = makeWordsOf(playedContext(play), language);
  const ofFields = new Map(
    (form?.fieldErrors?.() ?? []).map((problem): [string, RouteLine] => {
      const words = wordsOf(fieldProblem(problem, device)).join(' ');
      return [problem.field, { line: words, error: problem.code }];
    }),
  );
  const ofCalls = failures.flatMap((failure) => {
    const [message = '', ...details] = markedLines(failureTexts(failure, device), wordsOf);
    return [{ line: message, error: failure.code }, ...details.map((line) => ({ line }))];
  });
  return { ofFields, ofCalls };
}

/**
 * The lines of the open route, with empty fields: its texts, the fields and buttons that are not among them, and what is wrong. Empty at
 * a step of a test.
 */
export function routeLines(play: Play, language: Language): readonly RouteLine[] {
  const route = openRouteTexts(play);
  if (route === null) return [];
  const wordsOf = makeWordsOf(playedContext(play), language);
  const { fields, buttons } = screenControls(play, language);
  const lines = markedLines([route.title, ...route.texts], wordsOf);
  const fieldAt = (line: string) => fields.find(({ label }) => markOf('field', label) === line || isBoxOf(label, line));
  const buttonAt = (line: string) => buttons.find(({ label }) => markOf('button', label) === line);
  const withControl = (line: string): RouteLine => {
    const [field, button] = [fieldAt(line), buttonAt(line)];
    return { line, ...(field && { field }), ...(button && { button }) };
  };
  const { ofFields, ofCalls } = errorLines(play, language);
  const problemOf = (field: Control | undefined): readonly RouteLine[] => [ofFields.get(field?.id ?? '') ?? []].flat();
  const inText = lines.map(withControl);
  const areFieldsInText = inText.some(({ field }) => field !== undefined);
  const otherFields = areFieldsInText ? [] : fields.filter(({ id }) => !LISTED_FIELDS.has(id));
  const shownFields = [...inText.flatMap(({ field }) => field ?? []), ...otherFields];
  return [
    ...inText.flatMap((line) => [line, ...problemOf(line.field)]),
    ...otherFields.flatMap((field) => [{ line: markOf('field', field.label), field }, ...problemOf(field)]),
    // Of fields that show as a list of links or radio buttons.
    ...fields.filter(({ id }) => shownFields.every((shown) => shown.id !== id)).flatMap(problemOf),
    ...ofCalls,
    ...buttons
      .filter(({ id, label }) => !NOTICE_BUTTONS.has(id) && !lines.includes(markOf('button', label)))
      .map((button) => ({ line: markOf('button', button.label), button })),
  ];
}

/** Whether a line is a box with a label, checked or not. */
const isBoxOf = (label: string, line: string): boolean => ['[x]', '[ ]'].some((box) => line === `${box} ${label}`);

/** What a route outside a test shows, with what is typed, and the ids of fields and buttons if they are wanted. */
export function routeWords(play: Play, language: Language, hasIds: boolean): readonly string[] {
  return routeLines(play, language).map(({ line, field, button, error }) => {
    const words = field === undefined ? line : fieldLine(play, field, language);
    const id = field?.id ?? button?.id ?? error;
    return `${error === undefined ? `  ${words}` : asWrong(words)}${id === undefined ? '' : idMark(id, hasIds)}`;
  });
}
