import { useTranslation } from 'react-i18next';
import {
  commonValues,
  QUIET_PAGE,
  type PageContext,
  type ShownText,
  type TextContext,
  type TextKind,
} from '../../../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../../../core/step-texts/step-texts.ts';
import { useOnline } from '../../../components/use-online.ts';
import { useSteps } from '../step-services.ts';
import { useValues } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** What is not read aloud of a step, by its id. */
const UNSPOKEN_IDS: ReadonlySet<string> = new Set([
  // These are on many steps, and not part of what the step says.
  'frame.back',
  'rescue.open',
  // These change each second: announcements give the time, and when it runs out.
  'timer.label',
  'time',
  'secondsLeft',
  'steps.result-ready.secondsLeft',
]);

/** Key numbers repeat what the instruction says. */
const UNSPOKEN_KINDS: ReadonlySet<TextKind> = new Set(['amount']);

/** The texts of the current step that are read aloud, in order: the heading, what to know, questions with their answers, and what can be pressed. */
function spokenTexts(context: TextContext): readonly ShownText[] {
  return stepTexts(context).filter(({ id, kind }) => !UNSPOKEN_IDS.has(id) && !UNSPOKEN_KINDS.has(kind));
}

/** The texts of a key, which is one text or a list of them. */
type Texts = readonly string[];

/** The texts of the current step that are read aloud, with this context of the page. The calling component has to be an observer. */
export function useSpokenTexts(shown: Partial<PageContext>): Texts {
  const { store } = useSteps();
  const { t, i18n } = useTranslation();
  const texts = useStepTexts();
  const valuesOf = useValues();
  const page = { ...QUIET_PAGE, isOnline: useOnline(), ...shown };
  const context = { state: store.snapshot, moment: store.moment, page };
  const common = valuesOf(commonValues(context));

  const find = (key: string, values: ReturnType<typeof valuesOf>): Texts => {
    if (key.startsWith('.')) {
      const text = texts.maybe(key.slice(1), values);
      return text === null ? texts.list(key.slice(1)).map(([, point]) => point) : [text];
    }
    if (!i18n.exists(key)) return [];
    const found: unknown = t(key, { ...values, returnObjects: true });
    return typeof found === 'object' && found !== null ? Object.values(found).map(String) : [String(found)];
  };
  const write = ({ words, keys, values }: ShownText): Texts => {
    if (words !== undefined) return Object.values(valuesOf({ words })).map(String);
    const written = { ...common, ...valuesOf(values) };
    return keys.map((key) => find(key, written)).find((found) => found.length > 0) ?? [];
  };
  return spokenTexts(context)
    .flatMap(write)
    .filter((text) => text.trim() !== '');
}
