export interface TimeRemainingProps {
  readonly label: string;
  /** Formatted as mm:ss. */
  readonly time: string;
  /** The share of the time that is left, 0 to 1, for the ring; undefined hides the ring. */
  readonly share?: number;
}

/** The time left on the step's timer. Not a live region: a screen reader would announce it every second. */
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
