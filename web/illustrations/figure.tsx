import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kit } from '../../core/domain/kit.ts';
import type { TestResult } from '../../core/domain/choice-lists.ts';
import type { ReportedLines } from '../../core/domain/reported-lines.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { EXPIRED_PICTURE, MOVING_STEPS, STEP_PICTURES } from './step-pictures.tsx';

/** What a step's picture shows. */
export interface FigureProps {
  readonly step: StepId | 'expired';
  readonly result: TestResult | null;
  readonly lines: ReportedLines | null;
  readonly kit: Kit;
  /** Whether the patient's nose is swabbed by another person. */
  readonly isSwabbedByOther?: boolean;
  /** Whether an earlier test is reported. */
  readonly isReporting?: boolean;
  /** A text description of the picture. */
  readonly text: string;
}

const PAUSE_ICON = 'M9 7V17M15 7V17';
const PLAY_ICON = 'M9 6.5V17.5L17.5 12Z';

/** A step's picture. A picture that moves repeatedly has a pause button; paused, it shows the final frame. */
export function Figure({ step, text, ...shown }: FigureProps) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const Picture = step === 'expired' ? EXPIRED_PICTURE : STEP_PICTURES[step];
  if (Picture === undefined) return null;
  return (
    <>
      <div
        className={isPaused ? 'picture__drawing' : 'picture__drawing picture__drawing--moves'}
        role="img"
        aria-label={text}
      >
        <Picture {...shown} />
      </div>
      {step !== 'expired' && MOVING_STEPS.has(step) && (
        <button type="button" className="picture__pause" onClick={() => setPaused(!isPaused)}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={isPaused ? PLAY_ICON : PAUSE_ICON} />
          </svg>
          <span className="visually-hidden">{t(isPaused ? 'picture.play' : 'picture.pause')}</span>
        </button>
      )}
    </>
  );
}
