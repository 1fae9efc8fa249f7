import { useTranslation } from 'react-i18next';
import { commonValues, QUIET_PAGE, type PageContext, type ShownText } from '../../../../core/step-texts/shown-text.ts';
import { spokenTexts } from '../../../../core/step-texts/spoken-texts.ts';
import { useOnline } from '../../../components/use-online.ts';
import { useSteps } from '../step-services.ts';
import { useValues } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

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
