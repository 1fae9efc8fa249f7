import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { latePart } from '../../loading/late-part.ts';
import { useLatePart } from '../../loading/use-late-part.ts';
import type { ReportSection } from './report-section.tsx';

const loadSection = latePart(async () => (await import('./report-section.tsx')).ReportSection);

/** The report of a result, loaded after the result itself. If it cannot be loaded, only the result shows. */
export function LateReport(props: ComponentProps<typeof ReportSection>) {
  const { t } = useTranslation();
  const { value: Section, hasFailed, retry } = useLatePart(loadSection);
  if (Section !== null) return <Section {...props} />;
  return (
    <section className="result-section">
      <h2>{t('report.title')}</h2>
      <p role="status">{t(hasFailed ? 'report.unknown' : 'report.looking')}</p>
      {hasFailed && (
        <Button variant="secondary" data-press="look-again" onClick={retry}>
          {t('report.again')}
        </Button>
      )}
    </section>
  );
}
