import { useId } from 'react';

export interface ProgressBarProps {
  /** The label of the bar, such as "Your test". */
  readonly label: string;
  /** The label of the button that opens the list, such as "Show all parts". */
  readonly showAll: string;
  /** The names of the stages, in order. */
  readonly stages: readonly string[];
  /** The index of the current stage. */
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
 * Progress through the stages: the full bar on wide screens; otherwise the name of the current stage, which opens the
 * list of all (a bottom sheet below 710 px). Browsers without popovers show only the name.
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
      {/* The key closes the list when the stage changes. */}
      <ol key={current} id={all} className="progress__all" popover="auto" aria-label={label}>
        <Stages stages={stages} current={current} />
      </ol>
    </div>
  );
}
