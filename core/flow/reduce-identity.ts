import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../domain/guest-info.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import { NO_IDENTITY, type Identity } from './app-state.ts';
import { handle, isHandledBy, type Handlers } from './event-handlers.ts';
import type { AppEvent, IdentityEvent } from './events.ts';

/** The saved profile in its place, or at the end; a new default one takes that from the others. */
function withProfile(profiles: readonly ProfileSummary[], saved: ProfileSummary): readonly ProfileSummary[] {
  const isKnown = profiles.some(({ profileId }) => profileId === saved.profileId);
  const all = isKnown ? profiles.map((one) => (one.profileId === saved.profileId ? saved : one)) : [...profiles, saved];
  if (!saved.isDefaultProfile) return all;
  return all.map((one) => ({ ...one, isDefaultProfile: one.profileId === saved.profileId }));
}

/** An account goes by the names of its default profile. */
function withNames(identity: Identity, { isDefaultProfile, firstName, lastName }: ProfileSummary): Identity {
  const { currentUser } = identity;
  if (currentUser === null || !isDefaultProfile) return identity;
  return { ...identity, currentUser: { ...currentUser, first_name: firstName, last_name: lastName } };
}

/** What a guest told stays for the first profile of the account that the guest goes on with; nothing of anybody else does. */
function profileDetailsOf(
  { isGuestLogin, guestUser, guestForm }: Identity,
  profiles: readonly ProfileSummary[],
): Identity {
  return isGuestLogin && profiles.length === 0 ? { ...NO_IDENTITY, guestUser, guestForm } : NO_IDENTITY;
}

/** A test that begins knows nothing of the person whom an earlier one was about. */
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

/** Who is using the app after an event. */
export function reduceIdentity(identity: Identity, event: IdentityEvent): Identity {
  return handle(HANDLERS, identity, event);
}
