import { toCalendarDate } from '../domain/calendar-date.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import { FLOW_NAMES } from './flows.ts';
import { isOneOf } from '../domain/choice-lists.ts';
import { asRecord, asText, asWhole } from './persisted-values.ts';
import type { FlowName } from './session.ts';

/** Who uses the app; null on the landing. */
export type Who =
  | null
  | { readonly kind: 'guest' }
  | { readonly kind: 'account'; readonly user: CurrentUser; readonly profiles: readonly ProfileSummary[] };

/** The person at this browser. Stored under one key, so that all tabs see the same one. */
export interface Person {
  /** The number of this visit. It grows with every new person, across tabs and logouts, and so distinguishes two guests. */
  readonly visit: number;
  readonly who: Who;
  /** The flow of their last test, which the flow flags tell after it (product.md section 3). */
  readonly lastFlow: FlowName | null;
}

export const NOBODY: Person = { visit: 0, who: null, lastFlow: null };

/** Whose a test is: a guest's of one visit, or an account's (decisions.md section 8, "One test, one record"). */
export type Owner =
  { readonly kind: 'guest'; readonly visit: number } | { readonly kind: 'account'; readonly userId: string };

/** Who owns the tests of a person; null for nobody. */
export function ownerOf({ who, visit }: Person): Owner | null {
  if (who === null) return null;
  return who.kind === 'guest' ? { kind: 'guest', visit } : { kind: 'account', userId: who.user.uuid };
}

/** Whether two owners are one. */
export function isSameOwner(one: Owner | null, other: Owner | null): boolean {
  if (one?.kind === 'guest') return other?.kind === 'guest' && one.visit === other.visit;
  return one !== null && other?.kind === 'account' && one.userId === other.userId;
}

/** The account; null for a guest and for nobody. */
export function userOf({ who }: Pick<Person, 'who'>): CurrentUser | null {
  return who?.kind === 'account' ? who.user : null;
}

/** An earlier version stored no dates of birth, labels or ZIP codes; the stored age counts until the profiles are fetched again. */
export function asProfiles(value: unknown): readonly ProfileSummary[] {
  const stored = Array.isArray(value) ? value.map(asRecord).filter((one) => one !== null) : [];
  return stored.map((one) => {
    const profile = one as unknown as ProfileSummary;
    const [label, zipCode] = [asText(one.label) ?? '', asText(one.zipCode) ?? ''];
    return { ...profile, label, zipCode, dateOfBirth: toCalendarDate(asText(one.dateOfBirth) ?? '') };
  });
}

function asWho(value: unknown): Who {
  const stored = asRecord(value);
  if (stored?.kind === 'guest') return { kind: 'guest' };
  const user = asRecord(stored?.user);
  if (stored?.kind !== 'account' || user === null || asText(user.uuid) === null) return null;
  const account = { otpDevices: [], ...user } as unknown as CurrentUser;
  return { kind: 'account', user: account, profiles: asProfiles(stored.profiles) };
}

/** The stored person; null if none is stored. */
export function asPerson(value: unknown): Person | null {
  const stored = asRecord(value);
  const visit = asWhole(stored?.visit);
  if (stored === null || visit === null) return null;
  return { visit, who: asWho(stored.who), lastFlow: isOneOf(FLOW_NAMES, stored.lastFlow) ? stored.lastFlow : null };
}
