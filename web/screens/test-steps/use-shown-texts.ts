import { useTranslation } from 'react-i18next';
import { startOfDayIso } from '../../../core/domain/calendar-date.ts';
import {
  QUIET_PAGE,
  type PageContext,
  type TextsOf,
  type TextValue,
  type TextValues,
} from '../../../core/step-texts/shown-text.ts';
import { useOnline } from '../../components/use-online.ts';
import { writeDate } from '../../texts/date-words.ts';
import { useSteps } from './step-services.ts';
import { useStepTexts } from './use-step-texts.ts';

/** Which texts of a part of the step show now, as the core decides. */
export interface ShownTexts {
  /** The text with this id; null if it does not show. */
  text(id: string): string | null;
  has(id: string): boolean;
}

/** Formats the values of texts in the current language, on the browser's own clock. */
export function useValues(): (values: TextValues) => Readonly<Record<string, string | number>> {
  const { t, i18n } = useTranslation();
  const write = (value: TextValue): string | number => {
    if (typeof value !== 'object') return value;
    if ('key' in value) return t(value.key, value.values ?? {});
    if ('instant' in value) return writeDate(i18n.language, value.style, value.instant);
    if ('list' in value) return value.list.map(write).join(', ');
    return writeDate(i18n.language, value.style, Date.parse(startOfDayIso(value.day)), 'UTC');
  };
  return (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

/**
 * The texts of a part of the current step that show now, with this context of the page. The calling component has to be
 * an observer.
 */
export function useShownTexts(textsOf: TextsOf, given: Partial<PageContext> = {}): ShownTexts {
  const { store } = useSteps();
  const texts = useStepTexts();
  const valuesOf = useValues();
  const isOnline = useOnline();
  // Parts that are not given are of the printer and of what was fetched, which have components of their own.
  const page = { ...QUIET_PAGE, isOnline, ...given };
  const shown = textsOf({ state: store.snapshot, moment: store.moment, page });
  const text = (id: string): string | null => {
    const found = shown.find((candidate) => candidate.id === id);
    if (found === undefined) return null;
    if (found.words !== undefined) return String(valuesOf({ words: found.words })['words']);
    const values = valuesOf(found.values);
    const write = (key: string): string | null =>
      key.startsWith('.') ? texts.maybe(key.slice(1), values) : texts.shared(key, values);
    for (const key of found.keys) {
      const written = write(key);
      if (written !== null) return written;
    }
    return null;
  };
  return { text, has: (id) => shown.some((candidate) => candidate.id === id) };
}
