import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { loadLater } from '../../loading/load-later.ts';
import type { ReportSection } from './report-section.tsx';

type Section = typeof ReportSection;

const bringSection = loadLater(async () => (await import('./report-section.tsx')).ReportSection);

/** The report of a result, brought once the result itself shows; where it does not come, the result stands without it. */
export function LateReport(props: ComponentProps<Section>) {
  const { t } = useTranslation();
  const [section, setSection] = useState<{ readonly Shown: Section } | 'coming' | 'failed'>('coming');
  useEffect(() => {
    if (section !== 'coming') return undefined;
    let isShown = true;
    void bringSection().then(
      (Shown) => isShown && setSection({ Shown }),
      () => isShown && setSection('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [section]);
  if (typeof section === 'object') return <section.Shown {...props} />;
  return (
    <section className="result-section">
      <h2>{t('report.title')}</h2>
      <p role="status">{t(section === 'coming' ? 'report.looking' : 'report.unknown')}</p>
      {section === 'failed' && (
        <Button variant="secondary" data-press="look-again" onClick={() => setSection('coming')}>
          {t('report.again')}
        </Button>
      )}
    </section>
  );
}
