export interface TimeRemainingProps {
  readonly label: string;
  /** mm:ss */
  readonly time: string;
  /** Share of the time that is left, 0 to 1, for the ring; without it there is no ring. */
  readonly share?: number;
}

/** The time left on the timer of the step. It is never announced by itself: a screen reader would talk every second. */
export function TimeRemaining({ label, time, share }: TimeRemainingProps) {
  return (
    <div className={share === undefined ? 'time' : 'time time--ring'}>
      {share !== undefined && (
        <svg viewBox="0 0 120 120" aria-hidden="true" className="time__ring">
          <circle cx="60" cy="60" r="54" className="time__track" />
          <circle cx="60" cy="60" r="54" pathLength="1" className="time__left" strokeDasharray={`${share} 1`} />
        </svg>
      )}
      <span className="time__label" id="time-remaining-label">
        {label}
      </span>
      <span
        className="time__figures"
        role="timer"
        aria-live="off"
        aria-labelledby="time-remaining-label"
        data-timer={time}
      >
        {time}
      </span>
    </div>
  );
}
