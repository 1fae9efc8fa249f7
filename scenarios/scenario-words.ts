import type { ErrorCode, FieldError } from '../core/domain/error-codes.ts';

/** Who plays: a `visitor` starts signed out, at the landing page; the others start at home. */
export const WHO = ['guest', 'account', 'account+otp', 'visitor'] as const;
export type Who = (typeof WHO)[number];

/** What the back end holds of the cassette that the scenario saved. */
export const DEVICE_STATES = ['saved', 'removed', 'none'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** A call's name: method and path, such as `POST /devices/check-id`. */
export type CallName = string;

/** How a call fails: the status of the answer, and what a server's answer names besides. */
export interface Failure {
  readonly status: number;
  /** If the status has several codes: the one that is meant. */
  readonly code?: ErrorCode;
  /** The fields that are rejected, by the names that the call has for them. */
  readonly fields?: readonly FieldError[];
  /** The answer is a page that is not our server's, such as the sign-in page of a network; its status may be a good one. */
  readonly foreign?: true;
}

/** The boxes of forms, by the names of their fields. */
export const FORM_BOXES = ['rememberMe', 'noDateOfBirth', 'consentToReport', 'isDefaultProfile'] as const;
