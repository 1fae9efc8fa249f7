import { useTranslation } from 'react-i18next';
import type { ReportedLines } from '../../../core/domain/reported-lines.ts';

/** Says the lines that a person reported; where they are not known, what is drawn in their place. */
export function useLineWords(): (lines: ReportedLines | null) => string {
  const { t } = useTranslation();
  return (lines) =>
    lines === null ? t('lines.covered') : `${t(`lines.control.${lines.control}`)} ${t(`lines.test.${lines.test}`)}`;
}
