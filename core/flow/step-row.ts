import type { ProgressName } from '../domain/progress.ts';

/** Every screen of the two flows. The same id means the same screen and the same rules in both (decisions.md section 1). */
export const STEP_IDS = [
  'intro-welcome',
  'intro-how-it-works',
  'profile-selection',
  'health-questionnaire',
  'intro-eligibility',
  'warnings',
  'ready-check',
  'phone-readiness',
  'wash-hands',
  'open-kit',
  'kit-contents',
  'open-pouch',
  'scan-device',
  'first-scan',
  'remove-foil',
  'place-tube',
  'collection-method',
  'nasal-swab',
  'open-swab',
  'collect-1',
  'collect-2',
  'collect-3',
  'collect-4',
  'prepare-1',
  'prepare-2',
  'prepare-3',
  'process-1',
  'process-2',
  'countdown',
  'result-ready',
  'scan-again',
  'second-scan',
  'result-questionnaire',
  'check-negative',
  'check-positive',
  'check-invalid',
  'control-line',
  'test-line',
  'confirm-result',
  'result-details',
  'submit-report',
  'review-profile',
  'dispose-kit',
  'reporting-information',
  'confirm-kit',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** The checkboxes of a step, by their keys under `steps.<id>.boxes`. */
export const STEP_BOXES = {
  'ready-check': ['kit', 'surface', 'connection', 'camera'],
  'phone-readiness': ['apps', 'battery', 'quiet', 'update', 'wifi'],
  'confirm-kit': ['matches'],
} as const satisfies Partial<Record<StepId, readonly string[]>>;

/** The boxes of a step; none for a step without them. */
export function boxesOf(step: StepId): readonly string[] {
  const boxes: Readonly<Partial<Record<StepId, readonly string[]>>> = STEP_BOXES;
  return boxes[step] ?? [];
}

/** What moves the person on from a step. */
export type LeaveBy =
  /** Pressing Next. */
  | 'next'
  /** The kit box's QR code was scanned. */
  | 'boxScan'
  /** The cassette's Data Matrix was scanned and accepted. */
  | 'cassetteScan'
  /** The wait is over. */
  | 'countdown'
  /** Pressing Next, which submits the test when nothing is to be reported. */
  | 'report'
  /** Saving the review form, which submits the test. */
  | 'review'
  /** The end of the flow. */
  | 'finish';

/** Whether the step has a back arrow, and what it does. */
export type BackRule =
  | 'previous'
  | 'never'
  /** As `previous`, until the test was submitted. */
  | 'untilSubmitted'
  /** As `previous`, but a guest's test is reset, its unused cassette is freed, and the guest goes home. */
  | 'guestGoesHome'
  /** The test is reset, its unused cassette is freed, and the person goes home (product.md section 4, "Step navigation"). */
  | 'leavesFlow';

/** What happens when a step is entered or left, before the next one shows. */
export type StepRule =
  /** Sets the end of the wait and of the reading window, unless they are set. */
  | 'startTimers'
  /** Clears both end times. */
  | 'clearTimers'
  /** Preselects the result that the two line answers mean. */
  | 'preselectResult'
  /** An account without profiles goes to the profile creation route. */
  | 'wantsProfile'
  /** Stores the present as the time of collection. */
  | 'markCollected'
  /** Stores the present as the time of analysis. */
  | 'markAnalysed'
  /** Fills the time of a test that was taken earlier with the present, unless it was typed. */
  | 'proposeTestTime'
  /** Stores the typed time as both times of the test: no more is known about a test that was taken earlier. */
  | 'storeTestTime'
  /** Renews the account's access token. */
  | 'refreshAccess'
  /** Sets the report option to doNotReport, if no agency takes reports. */
  | 'presetDoNotReport'
  /** Sets the report option to reportToAims, if none was chosen. */
  | 'presetReportToAims';

/**
 * What a step asks. An answer that the current step does not ask for is ignored. The review also asks for a profile: that of the
 * tested person may have been deleted.
 */
export type Question =
  'profile' | 'symptoms' | 'boxes' | 'collection' | 'controlLine' | 'testLine' | 'result' | 'taken' | 'reportOption';

/** Whether a step asks a question. */
export function isAsking({ asks = [] }: Pick<StepRow, 'asks'>, question: Question): boolean {
  return asks === question || asks.includes(question);
}

/** What must hold before Next leaves the step; the conditions are in `predicates.ts`. */
export type NextConditionName =
  | 'profileSelected'
  | 'symptomsAnswered'
  | 'boxesTicked'
  | 'collectionChosen'
  | 'controlLineAnswered'
  | 'testLineAnswered'
  | 'resultChosen'
  | 'resultAndTimeGiven'
  | 'reportOptionChosen'
  | 'reviewComplete';

/** When a step is skipped. */
export type SkipName = 'isGuest' | 'consentToReport' | 'doNotReport';

/** The part of a test by which `rescue-cards.ts` chooses what may have gone wrong. */
export type RescuePhase = 'tube' | 'swab' | 'mix' | 'drops' | 'wait' | 'read';

/**
 * What a step offers to look at without leaving it: practice in reading lines (`line-practice.ts`), in full or in short, what comes
 * after the wait, and when to get help.
 */
export type StepOffer = 'practice' | 'shortPractice' | 'whatNext' | 'getHelp';

/** A movement with a duration that a step can count: the circles in the nose, or the swab in the tube (`step-counter.ts`). */
export type CounterName = 'nose' | 'tube';

/** What a later step may need. */
export type PrerequisiteName =
  'profile' | 'symptoms' | 'device' | 'collection' | 'savedDevice' | 'result' | 'resultAndTime' | 'testId';

/** What a later step needs from this one. If it is missing, a stored test resumes here (decisions.md section 1, "Resume"). */
export interface ResumeRule {
  readonly missing: PrerequisiteName;
  /** Applies only to stored steps after this one; default: after this row. */
  readonly after?: StepId;
}

/** One row of a flow table; the row's index is the step number. */
export interface StepRow {
  readonly id: StepId;
  readonly progress: ProgressName;
  /** Default `next`. */
  readonly leaveBy?: LeaveBy;
  readonly asks?: Question | readonly Question[];
  /** What must hold before Next leaves the step. */
  readonly nextIf?: NextConditionName;
  /** The step is skipped, in both directions, while this holds. */
  readonly skipIf?: SkipName;
  /** Applied when the step is skipped forwards. */
  readonly onSkip?: StepRule;
  /** Default `previous`. */
  readonly back?: BackRule;
  readonly resume?: ResumeRule;
  /** Which time remaining the step shows. After the `reading` window, "Test result expired" replaces the step. */
  readonly timer?: 'countdown' | 'reading';
  readonly onEnter?: StepRule;
  readonly onLeave?: readonly StepRule[];
  /** Which scan a `cassetteScan` is: the first is checked and saved, the second must equal it. */
  readonly scan?: 'first' | 'second';
  /** Leaving the test here for good frees its saved cassette, unless that is used or the test was submitted. */
  readonly cancelFreesDevice?: true;
  /** The stage that the progress bar names; none before the bar starts. */
  readonly stage?: StageName;
  readonly footer?: 'hidden';
  /** The step offers the rescue cards of this phase: what to do when something went wrong. */
  readonly rescue?: RescuePhase;
  readonly offers?: readonly StepOffer[];
  /** The step offers a counter; it never keeps the person from going on. */
  readonly counter?: CounterName;
}

/** The stages of a test, in order, as the progress bar names them. */
export const STAGES = ['prepare', 'scan', 'collect', 'wait', 'read', 'report'] as const;
export type StageName = (typeof STAGES)[number];
