import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkedRoute } from '../../core/flow/app-routes.ts';
import { timerBarKey, type TimerBar as Bar, type TimerPhase } from '../../core/flow/timer-bar.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';

const CLOCK = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>
);
const ALARM = <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />;
const OVER = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.5v.01" />
  </>
);

const SHAPES: Readonly<Record<TimerPhase, ReactNode>> = {
  waiting: CLOCK,
  reading: ALARM,
  closing: ALARM,
  expired: OVER,
};

interface TimerBarProps {
  readonly bar: Bar;
  /** A dialog requires an answer first, so the bar in it has no link. */
  readonly isInDialog?: boolean;
}

/** What the running timer is for, the time left, and a link back to the test. Not a live region. */
export function TimerBar({ bar, isInDialog = false }: TimerBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const { phase, secondsLeft, leadsBack, isOwn } = bar;
  const time = secondsLeft === null ? null : formatTimeLeft(secondsLeft);
  return (
    <section
      className="timer-bar"
      data-phase={phase}
      aria-label={t(isOwn ? 'timerBar.label' : 'timerBar.ofAnother.label')}
    >
      <p className="timer-bar__text">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          {SHAPES[phase]}
        </svg>
        <span id={id}>{t(timerBarKey(bar))}</span>
        {time !== null && (
          <span className="timer-bar__time" role="timer" aria-live="off" aria-labelledby={id} data-timer={time}>
            {time}
          </span>
        )}
      </p>
      {leadsBack && !isInDialog && (
        <Link className="timer-bar__link" to={linkedRoute('back-to-test')} data-press="back-to-test">
          {t('timerBar.back')}
        </Link>
      )}
    </section>
  );
}
