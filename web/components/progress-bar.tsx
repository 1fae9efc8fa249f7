export interface ProgressBarProps {
  /** What the bar shows, such as "Your test". */
  readonly label: string;
  /** The names of the stages, in order. */
  readonly stages: readonly string[];
  /** Index of the stage the person is in. */
  readonly current: number;
  readonly done: number;
  readonly total: number;
}

/** Where the person is: the bar with its stages on wide screens, the stage's name on phones. */
export function ProgressBar({ label, stages, current, done, total }: ProgressBarProps) {
  return (
    <div className="progress">
      <progress className="progress__bar" aria-label={label} value={done} max={total} />
      <ol className="progress__stages">
        {stages.map((stage, index) => (
          <li key={stage} className="progress__stage" aria-current={index === current ? 'step' : undefined}>
            {stage}
          </li>
        ))}
      </ol>
    </div>
  );
}
