import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import type { AccountSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { ok } from '../../core/domain/result.ts';
import { makeJoseAccessTokens } from '../../server/accounts/jose-access-tokens.ts';
import type { Keys } from '../../server/keys/key-ring.ts';
import { aDevice, anAccountSubmission, aProfileDraft } from '../../tests/support/samples.ts';
import { makeKyselyUnitOfWork, type Stores } from '../../server/wiring/kysely-unit-of-work.ts';
import type { Tables } from '../../server/wiring/tables.ts';

/** A logged-in user with a profile. */
interface Person {
  readonly userId: string;
  readonly loginSessionId: string;
  readonly groupId: string;
  readonly profileId: string;
  /** The network address of the caller. Calls are counted per address, so calls from a single one would wait for its counter. */
  readonly address: string;
  readonly accessToken: string;
}

/** A create-result call to make. */
export interface Task {
  readonly person: Person;
  readonly body: AccountSubmission;
}

/** The results that an account may create within its rate limit, minus room for the recorded call. */
const RESULTS_OF_A_PERSON = 50;
/** SQLite binds at most 32,766 values per statement. */
const ROWS_AT_ONCE = 5000;

/** Stores for reading and filling a server's database directly. */
function storesOf(db: Kysely<Tables>) {
  return makeKyselyUnitOfWork(db, {
    makeJobId: randomUUID,
    onPosted: () => undefined,
    sealMessage: (message) => message,
  });
}

async function addPerson(stores: Stores, person: Omit<Person, 'accessToken'>, now: number): Promise<void> {
  const { userId, loginSessionId, groupId, profileId } = person;
  const name = { firstName: 'Ana', lastName: 'Ruiz' };
  const account = { userId, email: `${userId}@mail.example`, passwordHash: '', ...name, language: 'en' as const };
  await stores.users.insert({ ...account, groupIds: [groupId] }, now);
  const tokens = { tokenHash: randomUUID(), attemptId: null, previousTokenHash: null };
  await stores.loginSessions.insert({
    loginSessionId,
    userId,
    ...tokens,
    rotatedAt: now,
    startedAt: now,
    lastUsedAt: now,
    browser: { browser: null, system: null },
  });
  const draft = aProfileDraft({ userGroupId: groupId, userId, isDefaultProfile: true });
  await stores.profiles.insert({ ...draft, profileId, sex: draft.gender }, null, now);
}

let peopleSoFar = 0;

function newPerson(): Omit<Person, 'accessToken'> {
  peopleSoFar += 1;
  const address = `10.${[16, 8, 0].map((shift) => (peopleSoFar >> shift) & 255).join('.')}`;
  const [userId, loginSessionId, groupId, profileId] = Array.from({ length: 4 }, () => randomUUID());
  return {
    userId: userId ?? '',
    loginSessionId: loginSessionId ?? '',
    groupId: groupId ?? '',
    profileId: profileId ?? '',
    address,
  };
}

/** Prepares `count` calls to a server with these keys: their test ids, and the people who make them in turns. */
export async function makeSupply(db: Kysely<Tables>, keys: Keys, count: number): Promise<readonly Task[]> {
  const clock = makeSystemClock();
  const now = clock.now();
  const unitOfWork = storesOf(db);
  const accessTokens = makeJoseAccessTokens({ keys, clock: { ...clock, now: () => now } });
  const drafts = Array.from({ length: Math.ceil(count / RESULTS_OF_A_PERSON) }, newPerson);
  await unitOfWork.run(async (stores) => {
    for (const draft of drafts) await addPerson(stores, draft, now);
    return ok(undefined);
  });
  const people = await Promise.all(
    drafts.map(async (draft) => ({ ...draft, accessToken: await accessTokens.issue(draft) })),
  );
  const tasks = Array.from({ length: count }, (_unused, place) => taskOf(people[place % people.length], now));
  const rows = tasks.map(({ body }) => ({ test_id: body.testId, issued_at: now, last_call_at: now }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('tests')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  return tasks;
}

let cassettesSoFar = 0;

/** Each cassette is used once. */
function newSerialNumber(): string {
  cassettesSoFar += 1;
  return cassettesSoFar.toString(36).toUpperCase().padStart(8, '0');
}

function taskOf(person: Person | undefined, now: number): Task {
  if (person === undefined) throw new Error('The call has no person.');
  const ids = {
    testId: randomUUID(),
    deviceId: deviceIdOf(aDevice({ serialNumber: newSerialNumber() })),
    userGroupId: person.groupId,
    profileId: person.profileId,
  };
  // Not reported, because a report adds a row with its own ids and work for the server after the call.
  return { person, body: anAccountSubmission({ ...ids, sendToAims: false, testDate: new Date(now).toISOString() }) };
}

/** How many of these tests have a result in the database. */
export async function countStored(db: Kysely<Tables>, testIds: readonly string[]): Promise<number> {
  let stored = 0;
  for (let from = 0; from < testIds.length; from += ROWS_AT_ONCE) {
    const { count } = await db
      .selectFrom('results')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('test_id', 'in', testIds.slice(from, from + ROWS_AT_ONCE))
      .executeTakeFirstOrThrow();
    stored += Number(count);
  }
  return stored;
}
