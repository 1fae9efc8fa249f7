import { useTranslation } from 'react-i18next';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { comingRetestAt, isRetestOver, testLastsMs, type TestedOnce } from '../../../core/domain/retest.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { CalendarButton } from './calendar-button.tsx';
import { useNearTime } from '../../texts/test-time.ts';

const AGAIN_BY_SYMPTOMS = { yes: 'symptoms', no: 'noSymptoms', unsure: 'unsure' } as const;

interface AdviceProps {
  readonly shown: TestedOnce;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
}

/**
 * The advice after a negative result, or a note that the result is too old for it. `startsAt` is when to test again;
 * null if that is unknown or over.
 */
function AfterNegative({ shown, now, startsAt }: AdviceProps & { readonly startsAt: number | null }) {
  const { t } = useTranslation();
  const nearTime = useNearTime();
  if (isRetestOver(shown, now)) {
    return (
      <>
        <p>{t('result.kinds.negative.again.over')}</p>
        <p>{t('result.kinds.negative.again.overNow')}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {t(`result.kinds.negative.again.${AGAIN_BY_SYMPTOMS[shown.isSymptomatic ?? 'unsure']}`, kitTexts(shown.kit))}
      </p>
      {startsAt !== null && <p>{t('result.againFrom', { when: nearTime(startsAt) })}</p>}
      <p>{t('result.kinds.negative.again.why')}</p>
    </>
  );
}

/** When to test again, with a calendar file if that time is known (decisions.md section 5). */
export function RetestAdvice({
  loadCalendar,
  ...advice
}: AdviceProps & { readonly loadCalendar: () => Promise<CalendarFiles> }) {
  const { t } = useTranslation();
  const { shown, now } = advice;
  const { result } = shown;
  const startsAt = comingRetestAt(shown, now);
  return (
    <section className="result-section">
      <h2>{t(`result.kinds.${result}.again.title`)}</h2>
      {result === 'negative' ? (
        <AfterNegative {...advice} startsAt={startsAt} />
      ) : (
        <p>{t(`result.kinds.${result}.again.text`)}</p>
      )}
      {startsAt !== null && (
        <CalendarButton startsAt={startsAt} lastsMs={testLastsMs(shown.kit)} now={now} loadCalendar={loadCalendar} />
      )}
    </section>
  );
}
