import { useTranslation } from 'react-i18next';
import { comingRetestAt } from '../../../core/domain/retest.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { ResultSheetProps } from './result-sheet.tsx';
import { useNearTime } from './test-time.ts';

const AGAIN_BY_SYMPTOMS = { yes: 'symptoms', no: 'noSymptoms', unsure: 'unsure' } as const;

/** When to test again; with the file for the calendar where there is a time for it (decisions.md section 5). */
export function RetestAdvice({ shown, now, loadCalendar }: Pick<ResultSheetProps, 'shown' | 'now' | 'loadCalendar'>) {
  const { t } = useTranslation();
  const nearTime = useNearTime();
  const { result, isSymptomatic } = shown;
  const startsAt = comingRetestAt(shown, now);
  return (
    <section className="result-section">
      <h2>{t(`result.kinds.${result}.again.title`)}</h2>
      {result === 'negative' ? (
        <>
          <p>{t(`result.kinds.negative.again.${AGAIN_BY_SYMPTOMS[isSymptomatic ?? 'unsure']}`)}</p>
          {startsAt !== null && <p>{t('result.againFrom', { when: nearTime(startsAt) })}</p>}
          <p>{t('result.kinds.negative.again.why')}</p>
        </>
      ) : (
        <p>{t(`result.kinds.${result}.again.text`)}</p>
      )}
      {startsAt !== null && <CalendarButton startsAt={startsAt} now={now} loadCalendar={loadCalendar} />}
    </section>
  );
}
