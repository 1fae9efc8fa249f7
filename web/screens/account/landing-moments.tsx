import { useTranslation } from 'react-i18next';
import { MomentPicture, type MomentName } from '../../illustrations/scenes/landing.tsx';
import { KIT_NUMBERS } from './kit-numbers.ts';

const MOMENTS: readonly MomentName[] = ['swab', 'wait', 'read'];

/** The test in three pictures. Phones show the titles only. */
export function LandingMoments() {
  const { t } = useTranslation();
  return (
    <ol className="moments">
      {MOMENTS.map((moment) => (
        <li key={moment} className="moment">
          <div className="moment__picture">
            <MomentPicture moment={moment} minutes={KIT_NUMBERS.waitMinutes} />
          </div>
          <div className="moment__words">
            <p className="moment__title">{t(`landing.moments.${moment}.title`)}</p>
            <p className="moment__text">{t(`landing.moments.${moment}.text`, KIT_NUMBERS)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
