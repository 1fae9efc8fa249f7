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

/** The boxes that a step wants ticked, by their keys under `steps.<id>.boxes`. */
export const STEP_BOXES = {
  'ready-check': ['kit', 'surface', 'connection', 'camera'],
  'phone-readiness': ['apps', 'battery', 'quiet', 'update', 'wifi'],
  'confirm-kit': ['matches'],
} as const satisfies Partial<Record<StepId, readonly string[]>>;

/** What takes the person on from a step. */
export type LeaveBy =
  /** Pressing Next. */
  | 'next'
  /** The kit box's QR code was read. */
  | 'boxScan'
  /** The cassette's 2D matrix was read and accepted. */
  | 'cassetteScan'
  /** The wait is over. */
  | 'countdown'
  /** Pressing Next, which submits the test when nothing is to be reported. */
  | 'report'
  /** Saving the review form, which submits the test. */
  | 'review'
  /** The end of the flow. */
  | 'finish';

/** Whether the back arrow is there, and where it leads. */
export type BackRule =
  | 'previous'
  | 'never'
  /** As `previous`, until the test was submitted. */
  | 'untilSubmitted'
  /** As `previous`, but a guest's test is reset, an unused cassette that it holds is freed, and the guest goes home. */
  | 'guestGoesHome'
  /** The test is reset, an unused cassette that it holds is freed, and the person goes home (product.md section 4, "Step navigation"). */
  | 'leavesFlow';

/** What happens on the way into or out of a step, before it shows. */
export type StepRule =
  /** The end of the wait and of the reading window are fixed, unless they already are. */
  | 'startTimers'
  /** The end times are forgotten. */
  | 'clearTimers'
  /** The result that the two line answers mean is preselected. */
  | 'preselectResult'
  /** An account without profiles goes to the profile creation route. */
  | 'wantsProfile'
  /** The instant is kept as the time the sample was collected. */
  | 'markCollected'
  /** The instant is kept as the time the lines were confirmed. */
  | 'markAnalysed'
  /** The fields for the time of a test that is only reported hold the present, unless something was typed. */
  | 'proposeTaken'
  /** The time that was typed is kept as both times of the test: nobody knows more of one that was done before than when it was. */
  | 'markTaken'
  /** An account's access token is renewed. */
  | 'refreshAccess'
  /** The report option becomes reportToAims, where none was chosen. */
  | 'presetReportToAims';

/**
 * What a step asks the person. An answer that the current step does not ask for is not taken. The review asks for a profile as well:
 * that of the tested person may be gone by then.
 */
export type Question =
  'profile' | 'symptoms' | 'boxes' | 'collection' | 'controlLine' | 'testLine' | 'result' | 'taken' | 'reportOption';

/** Whether a step asks that. */
export function isAsking({ asks = [] }: Pick<StepRow, 'asks'>, question: Question): boolean {
  return asks === question || asks.includes(question);
}

/** What must hold before the person may leave by Next; `predicates.ts` says when each does. */
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

/** When a step is passed over. */
export type SkipName = 'isGuest' | 'consentToReport' | 'doNotReport';

/** What a later step may need. */
export type PrerequisiteName =
  'profile' | 'symptoms' | 'device' | 'collection' | 'savedDevice' | 'result' | 'resultAndTime' | 'testId';

/** What a later step needs from this one; missing, a saved step is clamped back to here (decisions.md section 1, "Resume"). */
export interface ResumeRule {
  readonly missing: PrerequisiteName;
  /** The clamp holds only for saved steps after this one; default: after this row. */
  readonly after?: StepId;
}

/** One row of a flow table; the row's index is the step number. */
export interface StepRow {
  readonly id: StepId;
  readonly progress: ProgressName;
  /** Default `next`. */
  readonly leaveBy?: LeaveBy;
  readonly asks?: Question | readonly Question[];
  /** What must hold before the person may leave by Next. */
  readonly nextIf?: NextConditionName;
  /** The step is passed over, in both directions, while this holds. */
  readonly skipIf?: SkipName;
  /** Done where the step is passed over on the way forwards. */
  readonly onSkip?: StepRule;
  /** Default `previous`. */
  readonly back?: BackRule;
  readonly resume?: ResumeRule;
  /** Which time remaining is shown here. While `reading` runs out, "Test result expired" takes the step's place. */
  readonly timer?: 'countdown' | 'reading';
  readonly onEnter?: StepRule;
  readonly onLeave?: readonly StepRule[];
  /** Which scan a `cassetteScan` is: the first is checked and saved, the second must equal it. */
  readonly scan?: 'first' | 'second';
  /** A test that is left here for good makes its saved cassette usable again, unless that is used or the test is submitted. */
  readonly cancelFreesDevice?: true;
  /** The part of the test that the progress bar names; none before the bar starts. */
  readonly stage?: StageName;
  readonly footer?: 'hidden';
}

/** The parts of a test, in order, as the progress bar names them. */
export const STAGES = ['prepare', 'scan', 'collect', 'wait', 'read', 'report'] as const;
export type StageName = (typeof STAGES)[number];
