import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../core/domain/device.ts';
import type { Kit } from '../core/domain/kit.ts';
import { EMPTY_GUEST_FORM } from '../core/domain/guest-form.ts';
import { validateGuestInfo } from '../core/domain/validate-guest-info.ts';
import { INITIAL_STATE, NO_ACCOUNT, NO_IDENTITY, type AppState, type Identity } from '../core/flow/app-state.ts';
import type { ViewEvent } from '../core/flow/events.ts';
import { FLOWS } from '../core/flow/flows.ts';
import { isIdentified } from '../core/flow/selectors.ts';
import { EMPTY_SESSION, type TestSession } from '../core/flow/session.ts';
import { codeOf, todayOf, type InventedAccount, type ReplayInputs } from './replay-inputs.ts';
import { outboxOf } from './replayed-outbox.ts';
import { sessionOf } from './replayed-session.ts';
import type { DiagnosticsSnapshot } from '../core/diagnostics/diagnostics-snapshot.ts';

const GUEST_FORM = {
  ...EMPTY_GUEST_FORM,
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zipCode: '94110',
};

/** Whether the guest has completed the review form. */
function hasGuestInfo({ snapshot }: ReplayInputs, { currentStep }: TestSession): boolean {
  const review = FLOWS[snapshot.flow].findIndex(({ leaveBy }) => leaveBy === 'review');
  return currentStep > review || (currentStep === review && snapshot.isNextFree);
}

function identityOf(inputs: ReplayInputs, session: TestSession): Identity {
  const { snapshot, inventedAccount } = inputs;
  if (snapshot.who === 'visitor') return NO_IDENTITY;
  if (snapshot.who === 'account')
    return inventedAccount === null ? NO_IDENTITY : { ...NO_IDENTITY, ...inventedAccount };
  const validated = hasGuestInfo(inputs, session) ? validateGuestInfo(GUEST_FORM, todayOf(inputs)) : null;
  const guest = { ...NO_IDENTITY, isGuestLogin: true };
  return validated?.ok === true ? { ...guest, guestForm: GUEST_FORM, guestUser: validated.value } : guest;
}

/**
 * The state of the snapshot, moved to `now` (epoch milliseconds): its timers have the same time left. `inventedAccount` replaces the
 * person's own; without one no account is logged in. The boxes, and everything the snapshot omits, are invented.
 */
export function replayedState(
  snapshot: DiagnosticsSnapshot,
  inventedAccount: InventedAccount | null,
  now: number,
  kit: Kit,
): AppState {
  const at = parseOffsetInstant(snapshot.at) ?? { instant: now, utcOffsetMinutes: 0 };
  const inputs: ReplayInputs = {
    snapshot,
    kit,
    inventedAccount,
    now,
    shift: now - at.instant,
    utcOffsetMinutes: at.utcOffsetMinutes,
  };
  const session = sessionOf(inputs);
  const identity = identityOf(inputs, session);
  return {
    ...INITIAL_STATE,
    identity,
    account: { ...NO_ACCOUNT, isAfterGuest: snapshot.flags.isAfterGuest },
    session: isIdentified({ identity }) ? session : EMPTY_SESSION,
    outbox: outboxOf(inputs, identity),
    isOutboxPersisted: snapshot.flags.isOutboxPersisted,
  };
}

/** The events that led to what the page showed besides the step. `cassette` stands for the one whose code could not be checked. */
export function shownEvents(
  { flags, scan, errors, backgroundErrors, page }: DiagnosticsSnapshot,
  cassette: ScannedDevice,
): readonly ViewEvent[] {
  const shownErrors = errors.map((code) => ({ code }));
  const hasScanMessage = scan.outcome !== null && scan.outcome !== 'accepted';
  const unchecked = scan.outcome === 'requestError' ? { uncheckedCode: codeOf(cassette) } : {};
  const [background] = backgroundErrors;
  return [
    ...(flags.isAccountOffered ? [{ type: 'accountOffered' } as const] : []),
    ...(scan.outcome !== null && hasScanMessage
      ? [{ type: 'scanJudged', outcome: scan.outcome, isBox: scan.isBox, errors: shownErrors, ...unchecked } as const]
      : []),
    ...(!hasScanMessage && shownErrors.length > 0 ? [{ type: 'actionEnded', errors: shownErrors } as const] : []),
    ...(background === undefined ? [] : [{ type: 'backgroundFailed', error: { code: background } } as const]),
    // It covers the button that copies the details, so it was closed.
    ...(page?.route === 'home' ? [{ type: 'testQuestionClosed' } as const] : []),
    ...(flags.isInactivityWarned ? [{ type: 'inactivityNoticed' } as const] : []),
  ];
}
