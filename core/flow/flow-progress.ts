import { flowOf } from './flows.ts';
import { NO_STEP, type TestSession } from './session.ts';
import { STAGES, type StageName } from './step-row.ts';

/** The least that a stage shows once it has begun. */
const LEAST_SHARE = 1 / 5;

/** How far a test has come, stage by stage. */
export interface FlowProgress {
  /** The stages of this flow, in order. */
  readonly stages: readonly StageName[];
  readonly stage: StageName;
  /** How much of each stage is done, 0 to 1. */
  readonly shares: readonly number[];
  /** Whether the named progress bar has started (product.md section 4, "Full test flow"). The steps before it belong to the first stage. */
  readonly isStarted: boolean;
  /** Steps done, of `total`. */
  readonly done: number;
  readonly total: number;
}

/** The progress of a test; null without one. */
export function flowProgress(session: TestSession): FlowProgress | null {
  const { currentStep } = session;
  if (currentStep === NO_STEP) return null;
  const flow = flowOf(session);
  const stages = STAGES.filter((name) => flow.some((row) => row.stage === name));
  const [first] = stages;
  if (first === undefined) return null;
  const stageOf = flow.map((row) => row.stage ?? first);
  const last = flow.length - 1;
  const shareOf = (stage: StageName): number => {
    const [begin, end] = [stageOf.indexOf(stage), stageOf.lastIndexOf(stage)];
    if (currentStep < begin) return 0;
    if (currentStep > end || currentStep >= last) return 1;
    return Math.max((currentStep - begin) / (end - begin + 1), LEAST_SHARE);
  };
  return {
    stages,
    stage: stageOf[currentStep] ?? first,
    shares: stages.map(shareOf),
    isStarted: flow[currentStep]?.stage !== undefined,
    done: currentStep,
    total: last,
  };
}
