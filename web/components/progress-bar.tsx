import { useId } from 'react';

/** A stage of the test. */
export interface ProgressStage {
  readonly name: string;
  /** How much of it is done, 0 to 1. */
  readonly share: number;
}

export interface ProgressBarProps {
  /** The label of the bar, such as "Your test". */
  readonly label: string;
  /** The label of the button that opens the list, such as "Show all parts". */
  readonly showAll: string;
  /** The stages in order; each has a part of the bar, all of one length. */
  readonly stages: readonly ProgressStage[];
  /** The index of the current stage. */
  readonly current: number;
  /** Whether the stages are named. Until then only phones show the bar. */
  readonly isNamed: boolean;
  readonly done: number;
  readonly total: number;
}

function Stages({ stages, current }: Pick<ProgressBarProps, 'stages' | 'current'>) {
  return stages.map(({ name }, index) => (
    <li key={name} className="progress__stage" aria-current={index === current ? 'step' : undefined}>
      {name}
    </li>
  ));
}

/** The name of the current stage, which opens the list of all (a bottom sheet below 710 px), where there is no room for all names. */
function CurrentStage({ label, showAll, stages, current }: ProgressBarProps) {
  const all = useId();
  return (
    <>
      <button type="button" className="progress__now" popoverTarget={all} data-press="stages">
        {stages[current]?.name}
        <span className="visually-hidden">. {showAll}</span>
      </button>
      {/* The key closes the list when the stage changes. */}
      <ol key={current} id={all} className="progress__all" popover="auto" aria-label={label}>
        <Stages stages={stages} current={current} />
      </ol>
    </>
  );
}

/**
 * Progress through the stages. Wide screens name each stage at the start of its part of the bar; others show a thin bar, and
 * the name of the current stage. Browsers without popovers show only that name.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, stages, current, isNamed, done, total } = props;
  return (
    <>
      <div className={isNamed ? 'progress' : 'progress progress--unnamed'}>
        <div
          className="progress__bar"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={stages[current]?.name}
        >
          {stages.map(({ name, share }) => (
            <span key={name} className="progress__part">
              <span className="progress__done" style={{ inlineSize: `${share * 100}%` }} />
            </span>
          ))}
        </div>
        {isNamed && (
          <ol className="progress__stages">
            <Stages stages={stages} current={current} />
          </ol>
        )}
      </div>
      {isNamed && <CurrentStage {...props} />}
    </>
  );
}
