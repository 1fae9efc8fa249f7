import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { makeKyselyOtpDeviceStore } from '../../server/accounts/kysely-otp-device-store.ts';
import { aDevice, anAccountSubmission, aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import type { LoginSessionsResponse } from '../../core/api/payloads.ts';
import { anAccount, anEmail, logIn, type TestAccount } from './an-account.ts';
import { describeOn, startEngines } from './engines.ts';
import { ACTORS, PERMISSION_CASES, type Actor, type OwnerData, type Request } from './permission-cases.ts';
import { problemOf, type CallOptions, openTestApp } from './test-app.ts';

const ROUTE_IDS = Object.keys(API_ROUTES) as ApiRouteId[];
const CASES = ROUTE_IDS.flatMap((routeId) =>
  PERMISSION_CASES[routeId].map((permissionCase) => ({ routeId, permissionCase, what: permissionCase.about })),
);
/** The texts of the app: every other answer must stay out of caches. */
const PUBLIC: ReadonlySet<ApiRouteId> = new Set(['translations']);
/** Occurs only in the owner's data. */
const OWNERS_NAME = 'Anastasia';

test('every call of the table is tested', () => {
  expect(Object.keys(PERMISSION_CASES).sort()).toEqual([...ROUTE_IDS].sort());
  for (const routeId of ROUTE_IDS) expect(PERMISSION_CASES[routeId], routeId).not.toHaveLength(0);
});

describeOn(await startEngines(), 'Who may call what on', (engine) => {
  const server = openTestApp(engine);
  let owner: TestAccount;
  let credentials: Readonly<Record<Actor, CallOptions>>;
  let groups: Readonly<Record<Actor, string>>;
  let profiles: Readonly<Record<Actor, string>>;
  let ownersTest: string;
  beforeAll(async () => {
    const [ana, luis] = await Promise.all([anAccount(server), anAccount(server)]);
    owner = ana;
    ownersTest = await server.newTestId();
    const [guestsTest, strangersTest] = [await server.newTestId(), await server.newTestId()];
    credentials = {
      visitor: {},
      guest: { testId: guestsTest },
      owner: { testId: ownersTest, bearer: ana.accessToken },
      stranger: { testId: strangersTest, bearer: luis.accessToken },
    };
    groups = { visitor: 'none', guest: 'none', owner: ana.groupId, stranger: luis.groupId };
    profiles = {
      visitor: 'none',
      guest: 'none',
      owner: await newProfile(ana, OWNERS_NAME),
      stranger: await newProfile(luis, 'Luis'),
    };
  });

  async function newProfile(account: TestAccount, firstName: string): Promise<string> {
    const { accessToken: bearer, userId, groupId: userGroupId } = account;
    const answer = await server.call('createProfile', aProfileDraft({ userId, userGroupId, firstName }), { bearer });
    expect(answer).toMatchObject({ statusCode: 200 });
    return answer.json<Profile>().profileId;
  }

  async function anotherLogin(): Promise<string> {
    await logIn(server, owner);
    const listed = await server.call('listLoginSessions', undefined, { bearer: owner.accessToken });
    const other = listed.json<LoginSessionsResponse>().loginSessions.find(({ isCurrent }) => !isCurrent);
    if (other === undefined) throw new Error('The other login session is not listed.');
    return String(other.number);
  }

  /** New data for each call, so that no call depends on an earlier one. */
  async function ownerData(): Promise<OwnerData> {
    const { userId, username, groupId, accessToken: bearer } = owner;
    // One account makes more calls here than the limit allows.
    await server.db.deleteFrom('call_counts').execute();
    const profileId = await newProfile(owner, OWNERS_NAME);
    const [testId, newTestId] = [await server.newTestId(), await server.newTestId()];
    const result = anAccountSubmission({ testId, userGroupId: groupId, profileId });
    expect(await server.call('createResult', result, { bearer })).toMatchObject({ statusCode: 200 });
    const heldDevice = aDevice();
    await server.call('saveDevice', heldDevice, ownersTest);
    const otpDeviceId = randomUUID();
    await server.db.deleteFrom('otp_devices').where('user_id', '=', userId).execute();
    const otherLoginSession = await anotherLogin();
    const address = anEmail();
    const device = { id: otpDeviceId, userId, type: 'EMAIL' as const, name: OWNERS_NAME, address };
    await makeKyselyOtpDeviceStore(server.db).insert(device, SAMPLE_INSTANT);
    const ids = { otherLoginSession, testId, newTestId, resultDeviceId: result.deviceId, heldDevice, otpDeviceId };
    return { userId, username, groupId, profileId, ...ids };
  }

  const ask = (routeId: ApiRouteId, actor: Actor, { body, ...inUrl }: Request) =>
    server.call(routeId, body, { ...credentials[actor], ...inUrl });

  function statusAndCode(answer: LightMyRequestResponse): string {
    return answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${problemOf(answer).code}`;
  }

  test.each(CASES)('$routeId: $what', async ({ routeId, permissionCase }) => {
    const { request, unknown, answers } = permissionCase;
    const { auth }: ApiRoute = API_ROUTES[routeId];
    for (const actor of ACTORS) {
      const things = await ownerData();
      const answer = await ask(routeId, actor, request(things, groups[actor], profiles[actor]));
      expect(`${actor}: ${statusAndCode(answer)}`).toBe(`${actor}: ${answers[actor]}`);
      if (!PUBLIC.has(routeId) && answer.body !== '') expect(answer.headers['cache-control']).toContain('no-store');
      if (actor === 'owner' || auth === 'none') continue;
      const ids = [
        things.userId,
        things.groupId,
        things.profileId,
        things.testId,
        things.otpDeviceId,
        things.otherLoginSession,
      ];
      for (const secret of [OWNERS_NAME, owner.email, deviceIdOf(things.heldDevice), ...ids]) {
        expect(answer.body).not.toContain(secret);
      }
    }
    if (unknown === undefined) return;
    const things = await ownerData();
    const [known, nothing] = [
      await ask(routeId, 'stranger', request(things, groups.stranger, profiles.stranger)),
      await ask(routeId, 'stranger', unknown(things, groups.stranger)),
    ];
    const heard = ({ statusCode, body, headers }: LightMyRequestResponse) => [
      statusCode,
      body,
      headers['content-type'],
    ];
    expect(heard(known)).toEqual(heard(nothing));
  });

  test("and a stranger's attempts have changed nothing", async () => {
    const things = await ownerData();
    const owned = async () => [
      (await ask('getAllProfiles', 'owner', { params: { userId: things.userId } })).json<unknown>(),
      (await ask('getAllResults', 'owner', { params: { userGroupId: things.groupId } })).json<unknown>(),
      (await ask('listOtpDevices', 'owner', {})).json<unknown>(),
      (await ask('listLoginSessions', 'owner', {})).json<unknown>(),
    ];
    const before = await owned();
    const others: readonly Actor[] = ['visitor', 'guest', 'stranger'];
    for (const { routeId, permissionCase } of CASES) {
      for (const actor of others)
        await ask(routeId, actor, permissionCase.request(things, groups[actor], profiles[actor]));
    }
    expect(await owned()).toEqual(before);
  });
});
