import type { ReportOption, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { OffsetInstant } from '../domain/calendar-date.ts';
import type { ErrorCode, FieldError } from '../domain/error-codes.ts';
import type { GuestForm } from '../domain/guest-form.ts';
import type { Language } from '../domain/languages.ts';
import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { FlowName } from '../flow/session.ts';
import type { ProgressName, StepId } from '../flow/step-row.ts';
import type { Losable } from './kept-on-device.ts';

/** Who plays: `visitor` is nobody yet, at the landing; everybody else begins at home. */
export const WHO = ['guest', 'account', 'account+otp', 'visitor'] as const;
export type Who = (typeof WHO)[number];

/** What is typed into a form about a person, by the form's field names; the consent is a profile's. A scenario may also write `zip` for `zipCode`. */
export type FormValues = Partial<GuestForm & { readonly consentToReport: boolean }>;

/** One profile of the scenario's account; the first is the default profile. Guests and visitors have none, whatever is written. */
export interface ScenarioProfile {
  readonly form: FormValues;
  readonly consentToReport: boolean;
}

/** A scenario that was read and understood. Paths into the file stay valid: `actions[i]` stands at `do[i]`. */
export interface Scenario {
  readonly name: string;
  /** Where the clock starts; null is the real time. */
  readonly now: OffsetInstant | null;
  readonly who: Who;
  readonly profiles: readonly ScenarioProfile[];
  /** The profiles of a second account, which another person logs into; null where there is none. */
  readonly other: readonly ScenarioProfile[] | null;
  /** Texts of cassettes that somebody else has already used. */
  readonly used: readonly string[];
  /** Why the terminal alone plays it, in memory; null for those that are played in a browser and on a server as well. */
  readonly terminalOnly: string | null;
  readonly actions: readonly ScenarioAction[];
}

/** What is answered on a step; dates as typed, `MM/DD/YYYY`, and the time of a test that is only reported as `HH:MM`. */
export interface Answers {
  readonly symptomatic?: SureAnswer;
  readonly onset?: string;
  readonly collection?: 'self' | 'other';
  readonly control?: SureAnswer;
  readonly test?: SureAnswer;
  readonly result?: TestResult;
  readonly takenDate?: string;
  readonly takenTime?: string;
}

/** A call's name: method and path, such as `POST /devices/check-id`. */
export type CallName = string;

/** How a call fails: the status of the answer, and what a server's answer names besides. */
export interface Failure {
  readonly status: number;
  /** Where the status stands for several codes: the one that is meant. */
  readonly code?: ErrorCode;
  /** The fields that are refused, by the names that the call has for them. */
  readonly fields?: readonly FieldError[];
  /** The answer is a page that is not our server's, such as the sign-in page of a network; its status may be a good one. */
  readonly foreign?: true;
}

/** Calls by name, each with how its next one fails. */
export type FailingCalls = Readonly<Record<CallName, Failure>>;

/** What must hold at a point of the scenario; a missing key expects nothing. */
export interface Expectation {
  readonly step?: StepId | 'expired' | 'none';
  readonly route?: string;
  readonly timer?: string;
  readonly result?: TestResult | 'none';
  readonly scan?: ScanOutcome | 'none';
  /** All of these are shown; an empty list: none is. */
  readonly error?: readonly ErrorCode[];
  readonly canNext?: boolean;
  readonly canBack?: boolean;
  readonly guest?: boolean;
  readonly signedIn?: boolean;
  /** The device keeps nothing of anybody who was here. */
  readonly forgotten?: boolean;
  readonly message?: string;
  /** By call: the least that its last one carried; null where none may have been made. */
  readonly sent?: Readonly<Record<CallName, Readonly<Record<string, unknown>> | null>>;
  readonly calls?: Readonly<Record<CallName, number>>;
  readonly device?: DeviceState;
  readonly progress?: ProgressName | 'none';
}

/** What the back end holds of the cassette that the scenario saved. */
export const DEVICE_STATES = ['saved', 'removed', 'none'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Every action with what it carries; `null` for those that carry nothing. Durations in milliseconds. */
export interface ActionValues {
  readonly start: FlowName;
  readonly next: number;
  readonly back: number;
  readonly until: StepId;
  readonly answer: Answers;
  readonly select: string;
  readonly tick: 'all';
  readonly scan: string;
  readonly ok: null;
  readonly leave: null;
  readonly report: ReportOption;
  readonly profile: FormValues;
  readonly account: 'decline' | 'create';
  readonly home: null;
  readonly cancel: null;
  readonly continue: null;
  readonly offline: null;
  readonly online: null;
  readonly fail: FailingCalls;
  readonly hold: CallName;
  readonly release: CallName;
  readonly logout: null;
  /** Null: the scenario's own account. */
  readonly login: { readonly email: string; readonly password: string } | null;
  readonly language: Language;
  readonly go: string;
  readonly fill: Readonly<Record<string, string>>;
  readonly press: string;
  readonly code: 'right' | 'wrong';
  readonly tab: TabName;
  readonly idle: number;
  readonly reload: null;
  readonly lose: Losable;
  readonly wait: number;
  readonly expect: Expectation;
}
export type ActionName = keyof ActionValues;
export type TabName = 'first' | 'second';

/** One thing that is done, or one expectation. */
export type ScenarioAction = {
  readonly [Name in ActionName]: { readonly name: Name; readonly value: ActionValues[Name] };
}[ActionName];
