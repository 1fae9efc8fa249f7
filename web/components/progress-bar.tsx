import { useId } from 'react';

export interface ProgressBarProps {
  /** What the bar shows, such as "Your test". */
  readonly label: string;
  /** What the button with the stage's name does, such as "Show all parts". */
  readonly showAll: string;
  /** The names of the stages, in order. */
  readonly stages: readonly string[];
  /** Index of the stage the person is in. */
  readonly current: number;
  readonly done: number;
  readonly total: number;
}

function Stages({ stages, current }: Pick<ProgressBarProps, 'stages' | 'current'>) {
  return stages.map((stage, index) => (
    <li key={stage} className="progress__stage" aria-current={index === current ? 'step' : undefined}>
      {stage}
    </li>
  ));
}

/**
 * Where the person is: the bar with its stages on wide screens; on others the stage's name, which opens the list of all (a sheet at the
 * bottom below 710 px). Browsers without popovers show the name alone.
 */
export function ProgressBar({ label, showAll, stages, current, done, total }: ProgressBarProps) {
  const all = useId();
  return (
    <div className="progress">
      <progress className="progress__bar" aria-label={label} value={done} max={total} />
      <ol className="progress__stages">
        <Stages stages={stages} current={current} />
      </ol>
      <button type="button" className="progress__now" popoverTarget={all} data-press="stages">
        {stages[current]}
        <span className="visually-hidden">. {showAll}</span>
      </button>
      {/* Another stage is another list, which is closed. */}
      <ol key={current} id={all} className="progress__all" popover="auto" aria-label={label}>
        <Stages stages={stages} current={current} />
      </ol>
    </div>
  );
}
