import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import { NO_IDENTITY, type Identity } from './app-state.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AppEvent, IdentityEvent } from './events.ts';

/** Replaces the saved profile, or appends it. A new default profile replaces the old default. */
function withProfile(profiles: readonly ProfileSummary[], saved: ProfileSummary): readonly ProfileSummary[] {
  const isKnown = profiles.some(({ profileId }) => profileId === saved.profileId);
  const all = isKnown ? profiles.map((one) => (one.profileId === saved.profileId ? saved : one)) : [...profiles, saved];
  if (!saved.isDefaultProfile) return all;
  return all.map((one) => ({ ...one, isDefaultProfile: one.profileId === saved.profileId }));
}

/** An account uses the names of its default profile. */
function withNames(identity: Identity, { isDefaultProfile, firstName, lastName }: ProfileSummary): Identity {
  const { currentUser } = identity;
  if (currentUser === null || !isDefaultProfile) return identity;
  return { ...identity, currentUser: { ...currentUser, first_name: firstName, last_name: lastName } };
}

/** A guest's details stay for the first profile of the guest's new account; those of another person are dropped. */
function profileDetailsOf(
  { isGuestLogin, guestUser, guestForm }: Identity,
  profiles: readonly ProfileSummary[],
): Identity {
  return isGuestLogin && profiles.length === 0 ? { ...NO_IDENTITY, guestUser, guestForm } : NO_IDENTITY;
}

/** A new test starts without the details of an earlier tested person. */
export function forNewTest(identity: Identity): Identity {
  return { ...identity, guestUser: EMPTY_GUEST_INFO, guestForm: EMPTY_GUEST_FORM };
}

const HANDLERS: Handlers<IdentityEvent, Identity> = {
  guestContinued: (identity) => (identity.isGuestLogin ? identity : { ...NO_IDENTITY, isGuestLogin: true }),
  guestFormChanged: (identity, { form }) => ({ ...identity, guestForm: form }),
  guestInfoSaved: (identity, { info }) => ({ ...identity, guestUser: info }),
  userLoggedIn: (identity, { user, profiles }) => ({
    ...profileDetailsOf(identity, profiles),
    currentUser: user,
    profiles,
  }),
  accountCreated: (identity, { user }) => ({ ...profileDetailsOf(identity, []), currentUser: user }),
  accessRenewed: (identity, { user }) =>
    identity.currentUser?.uuid === user.uuid ? { ...identity, currentUser: user } : identity,
  profilesFetched: (identity, { profiles }) => (identity.currentUser === null ? identity : { ...identity, profiles }),
  profileSaved: (identity, { profile }) =>
    identity.currentUser === null
      ? identity
      : withNames({ ...identity, profiles: withProfile(identity.profiles, profile) }, profile),
  profileRemoved: (identity, event) => ({
    ...identity,
    profiles: identity.profiles.filter(({ profileId }) => profileId !== event.profileId),
  }),
  guestResultClaimed: forNewTest,
  loggedOut: () => NO_IDENTITY,
};

/** Whether an event changes who is using the app. */
export function isIdentityEvent(event: AppEvent): event is IdentityEvent {
  return isHandledBy(HANDLERS, event);
}

/** The current user after an event. */
export function reduceIdentity(identity: Identity, event: IdentityEvent): Identity {
  return handle(HANDLERS, identity, event);
}
