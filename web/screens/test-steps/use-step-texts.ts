import { useTranslation } from 'react-i18next';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { testedKit } from '../../../core/flow/timers.ts';
import { variantsOf } from '../../../core/step-texts/shown-text.ts';
import { useSteps } from './step-services.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * The texts of the current step, looked up below `steps.<id>`; variants for the flow and the swabber take precedence.
 */
export interface StepTexts {
  /** A required text of the step. */
  own(key: string, values?: Values): string;
  /** An optional text; null if the step does not have it. */
  maybe(key: string, values?: Values): string | null;
  /** A list of texts in order, by key; empty if the step has none. */
  list(key: string): readonly (readonly [key: string, text: string])[];
  /** A text that steps share with other screens, by its whole key. */
  shared(key: string, values?: Values): string;
}

/** The texts of the current step, in the current language, with the numbers of the kit. */
export function useStepTexts(): StepTexts {
  const { i18n } = useTranslation('steps');
  const { t } = useTranslation();
  const { store } = useSteps();
  const ofKit = kitTexts(testedKit(store));
  const interpolate = (text: string, values: Values): string =>
    i18n.services.interpolator.interpolate(text, { ...ofKit, ...values }, i18n.language, {});
  const paths = (key: string): string[] =>
    variantsOf(store.session).map((variant) => `steps.${store.row?.id ?? ''}.${variant}${key}`);
  const find = (key: string): unknown => {
    const path = paths(key).find((candidate) => i18n.exists(candidate, { ns: 'steps' }));
    return path === undefined ? undefined : i18n.getResource(i18n.language, 'steps', path);
  };
  const translate = (key: string, values: Values = {}): string | null => {
    const found = find(key);
    return typeof found === 'string' ? interpolate(found, values) : null;
  };
  return {
    own: (key, values) => {
      const text = translate(key, values);
      if (text === null) throw new RangeError(`The step ${store.row?.id ?? ''} has no text ${key}.`);
      return text;
    },
    maybe: (key, values) => translate(key, values),
    list: (key) =>
      Object.entries(find(key) ?? {}).flatMap(([name, text]) =>
        typeof text === 'string' ? [[name, interpolate(text, {})] as const] : [],
      ),
    shared: (key, values) => t(key, { ...ofKit, ...values }),
  };
}
