import { useTranslation } from 'react-i18next';
import { adviceVoice, type AdviceLine } from '../../../core/domain/advice-lines.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { useNearDay, useNearTime } from '../../texts/test-time.ts';
import type { ShownResult } from './shown-result.ts';

/** Writes a line of advice in the words for the tested person, with their dates. */
export function useAdviceText(shown: ShownResult): (line: AdviceLine) => string {
  const { t } = useTranslation();
  const [nearDay, nearTime] = [useNearDay(), useNearTime()];
  const voice = adviceVoice(shown);
  const valuesOf = ({ numbers = {}, days = {}, times = {} }: AdviceLine): Record<string, string | number> =>
    Object.fromEntries<string | number>([
      ...Object.entries(numbers),
      ...Object.entries(days).map(([name, day]) => [name, nearDay(day)] as const),
      ...Object.entries(times).map(([name, instant]) => [name, nearTime(instant)] as const),
    ]);
  return (line) =>
    t(`result.advice.${line.key}.${voice}`, {
      ...kitTexts(shown.kit),
      ...valuesOf(line),
      name: shown.name || t('result.unnamed'),
    });
}
