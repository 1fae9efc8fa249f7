import type { GuestSubmission } from '../../core/api/payloads.ts';
import { calendarDateAt, EASTERNMOST_OFFSET_MINUTES } from '../../core/domain/calendar-date.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../../core/domain/guest-info.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { stateOffset } from '../../core/domain/state-offset.ts';
import { cleanEmail, cleanZip, phoneDigits } from '../../core/domain/validate-fields.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import type { GuestTest } from './ports.ts';
import { collectionDay, readTestFacts, type RawTestFacts } from '../../core/domain/test-facts.ts';

/** A guest's submission as it arrives: it has passed its schema, its dates are still text. */
export type RawGuestSubmission = RawTestFacts & Pick<GuestSubmission, 'guestInfo' | 'submitToCloud'>;

/** The information as it is kept, whatever form of a phone number, zip or email was sent. */
const plainInfo = (info: GuestInfo): GuestInfo => ({
  ...info,
  phoneNumber: phoneDigits(info.phoneNumber),
  zipCode: cleanZip(info.zipCode),
  emailAddress: cleanEmail(info.emailAddress),
});

/**
 * Parses a submission that has passed its schema into a test. `now` in epoch milliseconds. Fails with every field that has an impossible
 * value or that is missing for the report. Without an offset the days are those of the state, as in the report. Without a report nothing
 * personal is kept.
 */
export function readGuestSubmission(
  sent: RawGuestSubmission,
  now: number,
  kits: Kits,
): Result<GuestTest, readonly FieldError[]> {
  const utcOffset = sent.utcOffset ?? stateOffset(sent.guestInfo.state, now) ?? undefined;
  const raw: RawGuestSubmission = { ...sent, utcOffset };
  const test = readTestFacts(raw, now, kits);
  const today = calendarDateAt(now, utcOffset ?? EASTERNMOST_OFFSET_MINUTES);
  const days = { today, collectedOn: test.ok ? collectionDay(test.value) : today };
  const guestErrors = checkGuestInfo(raw.guestInfo, days, raw.sendToAims);
  if (!test.ok || guestErrors.length > 0) return err([...(test.ok ? [] : test.error), ...guestErrors]);
  const { submitToCloud } = raw;
  const guestInfo = raw.sendToAims ? plainInfo(raw.guestInfo) : EMPTY_GUEST_INFO;
  return ok({ ...test.value, submitToCloud, guestInfo, owner: null, isAnonymous: false, notReported: null });
}
