import type { ComponentType } from 'react';
import type { Kit } from '../../core/domain/kit.ts';
import type { TestResult } from '../../core/domain/choice-lists.ts';
import type { ReportedLines } from '../../core/domain/reported-lines.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { BoxScan, CassetteScan, SecondApproach, UsedCassetteScan } from './scenes/scan.tsx';
import { CountedDrops, LiquidMoving, WellFound } from './scenes/drops.tsx';
import { BagFilled, TimeOver } from './scenes/end.tsx';
import { BoxOpen, CleanHands, FoilOff, KitParts, PouchOpen, TubeInStand } from './scenes/kit.tsx';
import {
  CloseLook,
  ControlAsked,
  NegativeLines,
  PositiveLines,
  InvalidLines,
  ReadingTime,
  OwnResult,
  TestAsked,
} from './scenes/read.tsx';
import { Eligibility, KitMatches, PhoneReady, TableReady, Swabbers, Welcome } from './scenes/start.tsx';
import { Stages } from './scenes/stages.tsx';
import { FirstSide, NoseSwab, RubFirst, RubSecond, SecondSide, SwabOpen } from './scenes/swab.tsx';
import { SwabIntoTube, SwabOut, SwabTurns } from './scenes/tube.tsx';

export interface PictureProps {
  /** The kit whose drops, turns and times are drawn. */
  readonly kit: Kit;
  /** The result that was read or chosen, if any. */
  readonly result: TestResult | null;
  /** The lines that the patient reported; null if unknown. */
  readonly lines: ReportedLines | null;
  /** Whether the patient's nose is swabbed by another person. */
  readonly isSwabbedByOther?: boolean;
  /** Whether an earlier test is reported. */
  readonly isReporting?: boolean;
}

/**
 * The pictures of the steps. Steps that are a form or a long text have none; the result has its own
 * (web/screens/results).
 */
export const STEP_PICTURES: Readonly<Partial<Record<StepId, ComponentType<PictureProps>>>> = {
  'intro-welcome': Welcome,
  'intro-how-it-works': Stages,
  'intro-eligibility': Eligibility,
  'ready-check': TableReady,
  'phone-readiness': PhoneReady,
  'wash-hands': CleanHands,
  'open-kit': BoxOpen,
  'kit-contents': KitParts,
  'open-pouch': PouchOpen,
  'scan-device': BoxScan,
  'first-scan': CassetteScan,
  'remove-foil': FoilOff,
  'place-tube': TubeInStand,
  'collection-method': Swabbers,
  'nasal-swab': NoseSwab,
  'open-swab': SwabOpen,
  'collect-1': FirstSide,
  'collect-2': RubFirst,
  'collect-3': SecondSide,
  'collect-4': RubSecond,
  'prepare-1': SwabIntoTube,
  'prepare-2': SwabTurns,
  'prepare-3': SwabOut,
  'process-1': WellFound,
  'process-2': CountedDrops,
  countdown: LiquidMoving,
  'result-ready': ReadingTime,
  'scan-again': SecondApproach,
  'second-scan': UsedCassetteScan,
  'result-questionnaire': CloseLook,
  'check-negative': NegativeLines,
  'check-positive': PositiveLines,
  'check-invalid': InvalidLines,
  'control-line': ControlAsked,
  'test-line': TestAsked,
  'confirm-result': OwnResult,
  'dispose-kit': BagFilled,
  'reporting-information': OwnResult,
  'confirm-kit': KitMatches,
};

/** The picture shown instead of the step's own once the reading window is over. */
export const EXPIRED_PICTURE: ComponentType = TimeOver;

/** The steps whose picture moves repeatedly and therefore has a pause button. */
export const MOVING_STEPS: ReadonlySet<StepId> = new Set(['collect-2', 'collect-4', 'prepare-2', 'process-2']);
