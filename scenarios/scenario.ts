import type { InferOutput } from 'valibot';
import type { ErrorCode, FieldError } from '../core/domain/error-codes.ts';
import type { ACTIONS } from './action-schema.ts';
import type { profile } from './form-schema.ts';
import type { SCENARIO } from './read-scenario.ts';

/** The kind of person: a `visitor` is signed out, at the landing page; all others start at home. */
export const WHO = ['guest', 'account', 'account+otp', 'visitor'] as const;
export type Who = (typeof WHO)[number];

/** The state of the scenario's cassette in the back end. */
export const DEVICE_STATES = ['saved', 'removed', 'none'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;

/** A parsed scenario. */
export type Scenario = Omit<DeepReadonly<InferOutput<typeof SCENARIO>>, 'actions'> & {
  readonly actions: readonly ScenarioAction[];
};

/** One profile of the scenario's account. Guests and visitors have none, even if the file lists some. */
export type ScenarioProfile = DeepReadonly<InferOutput<typeof profile>>;

/** Every action with its value; `null` for actions without a value. Durations in milliseconds. */
export type ActionValues = {
  readonly [Name in keyof typeof ACTIONS]: DeepReadonly<InferOutput<(typeof ACTIONS)[Name]>>;
};
export type ActionName = keyof ActionValues;

/** One action, or one expectation. */
export type ScenarioAction = {
  readonly [Name in ActionName]: { readonly name: Name; readonly value: ActionValues[Name] };
}[ActionName];

/** The input of a form about a person, by the form's field names; the consent belongs to profiles. */
export type FormValues = ActionValues['profile'];
export type Answers = ActionValues['answer'];
export type Expectation = ActionValues['expect'];
export type TabName = ActionValues['tab'];

/** A call's name: method and path, such as `POST /devices/check-id`. */
export type CallName = string;

/** How the next call of each name fails. */
export type FailingCalls = ActionValues['fail'];

/** How a call fails: the status of the response, and its other contents. */
export interface Failure {
  readonly status: number;
  /** The code, if the status has several. */
  readonly code?: ErrorCode;
  /** The rejected fields, by their names in the call. */
  readonly fields?: readonly FieldError[];
  /** The response is a page that is not from our server, such as a network's login page; its status may be 200. */
  readonly foreign?: true;
}
