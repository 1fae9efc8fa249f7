import type { InferOutput } from 'valibot';
import type { ErrorCode, FieldError } from '../core/domain/error-codes.ts';
import type { ACTIONS } from './action-schema.ts';
import type { profile } from './form-schema.ts';
import type { SCENARIO } from './read-scenario.ts';

/** Who plays: `visitor` is nobody yet, at the landing; everybody else begins at home. */
export const WHO = ['guest', 'account', 'account+otp', 'visitor'] as const;
export type Who = (typeof WHO)[number];

/** What the back end holds of the cassette that the scenario saved. */
export const DEVICE_STATES = ['saved', 'removed', 'none'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

/** A scenario that was read and understood. */
export type Scenario = Omit<DeepReadonly<InferOutput<typeof SCENARIO>>, 'actions'> & {
  readonly actions: readonly ScenarioAction[];
};

/** One profile of the scenario's account. Guests and visitors have none, whatever is written. */
export type ScenarioProfile = DeepReadonly<InferOutput<typeof profile>>;

/** Every action with what it carries; `null` for those that carry nothing. Durations in milliseconds. */
export type ActionValues = {
  readonly [Name in keyof typeof ACTIONS]: DeepReadonly<InferOutput<(typeof ACTIONS)[Name]>>;
};
export type ActionName = keyof ActionValues;

/** One thing that is done, or one expectation. */
export type ScenarioAction = {
  readonly [Name in ActionName]: { readonly name: Name; readonly value: ActionValues[Name] };
}[ActionName];

/** What is typed into a form about a person, by the form's field names; the consent is a profile's. */
export type FormValues = ActionValues['profile'];
export type Answers = ActionValues['answer'];
export type Expectation = ActionValues['expect'];
export type TabName = ActionValues['tab'];

/** A call's name: method and path, such as `POST /devices/check-id`. */
export type CallName = string;

/** Calls by name, each with how its next one fails. */
export type FailingCalls = ActionValues['fail'];

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
