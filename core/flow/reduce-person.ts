import type { ProfileSummary } from '../domain/profile.ts';
import type { PersonEvent } from './events.ts';
import { handle, type Handlers } from './event-handlers.ts';
import { isSameOwner, ownerOf, type Person, type Who } from './person.ts';

/** Replaces the saved profile, or appends it. A new default profile replaces the old default. */
function withProfile(profiles: readonly ProfileSummary[], saved: ProfileSummary): readonly ProfileSummary[] {
  const isKnown = profiles.some(({ profileId }) => profileId === saved.profileId);
  const all = isKnown ? profiles.map((one) => (one.profileId === saved.profileId ? saved : one)) : [...profiles, saved];
  if (!saved.isDefaultProfile) return all;
  return all.map((one) => ({ ...one, isDefaultProfile: one.profileId === saved.profileId }));
}

type Account = Extract<Who, { kind: 'account' }>;

function withProfiles(person: Person, change: (account: Account) => Partial<Account>): Person {
  const { who } = person;
  return who?.kind === 'account' ? { ...person, who: { ...who, ...change(who) } } : person;
}

/** An account uses the names of its default profile. */
function withNames({ user }: Account, { isDefaultProfile, firstName, lastName }: ProfileSummary): Partial<Account> {
  return isDefaultProfile ? { user: { ...user, first_name: firstName, last_name: lastName } } : {};
}

function newVisit({ visit }: Person, who: Who): Person {
  return { visit: visit + 1, who, lastFlow: null };
}

/** A new account begins a new visit. */
function entered(person: Person, account: Account): Person {
  const next: Person = { ...person, who: account };
  return isSameOwner(ownerOf(person), ownerOf(next)) ? next : newVisit(person, account);
}

const HANDLERS: Handlers<PersonEvent, Person> = {
  guestContinued: (person, { continues }) =>
    person.who?.kind === 'guest' && continues === undefined ? person : newVisit(person, { kind: 'guest' }),
  userLoggedIn: (person, { user, profiles }) => entered(person, { kind: 'account', user, profiles }),
  accountCreated: (person, { user }) => entered(person, { kind: 'account', user, profiles: [] }),
  accessRenewed: (person, { user }) =>
    withProfiles(person, (account) => (account.user.uuid === user.uuid ? { user } : {})),
  profilesFetched: (person, { profiles }) => withProfiles(person, () => ({ profiles })),
  profileSaved: (person, { profile }) =>
    withProfiles(person, (account) => ({
      profiles: withProfile(account.profiles, profile),
      ...withNames(account, profile),
    })),
  profileRemoved: (person, event) =>
    withProfiles(person, ({ profiles }) => ({
      profiles: profiles.filter(({ profileId }) => profileId !== event.profileId),
    })),
  loggedOut: ({ visit }) => ({ visit, who: null, lastFlow: null }),
};

/** Whether an event changes who is using the app, or their profiles. */
export function isPersonEvent(event: { readonly type: string }): event is PersonEvent {
  return Object.hasOwn(HANDLERS, event.type);
}

/** The person after an event. */
export function reducePerson(person: Person, event: PersonEvent): Person {
  return handle(HANDLERS, person, event);
}
