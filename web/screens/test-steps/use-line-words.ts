import { useTranslation } from 'react-i18next';
import type { ReportedLines } from '../../../core/domain/reported-lines.ts';

/** Returns a function that describes the lines that the patient reported. */
export function useLineWords(): (lines: ReportedLines) => readonly [control: string, test: string] {
  const { t } = useTranslation();
  return ({ control, test }) => [t(`lines.control.${control}`), t(`lines.test.${test}`)];
}
