import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Cassette } from '../../illustrations/parts/cassette.tsx';
import { STROKE } from '../../illustrations/parts/scene.tsx';
import { latePart } from '../../loading/late-part.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';

const loadTakeTest = latePart(() => import('../home/take-test.tsx'));

/** The list of an account without results: an unused cassette and, unless a test is under way, a button that starts one. */
export function NoResults({ canStart }: { readonly canStart: boolean }) {
  const { t } = useTranslation();
  const start = useBackgroundPart(loadTakeTest);
  return (
    <section className="results-none">
      <svg className="cassette" viewBox="-120 -52 240 104" strokeWidth={STROKE} aria-hidden="true" focusable="false">
        <Cassette />
      </svg>
      <h2>{t('resultsList.none.title')}</h2>
      <p>{t('resultsList.none.text')}</p>
      <div className="results-none__start">{canStart && start !== null && <start.TakeTest />}</div>
      <ButtonLink press="home">{t('buttons.home')}</ButtonLink>
    </section>
  );
}
