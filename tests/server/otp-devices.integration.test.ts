import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OtpDevicesResponse, OtpRequiredResponse } from '../../core/api/payloads.ts';
import { CODE_LIFETIME_MS, MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import { otpDeviceString, readOtpDeviceString, type OtpDeviceType } from '../../core/domain/otp-device.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { anAccount, anEmail, codeFor, type TestAccount } from './an-account.ts';
import { startEngines } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const rejected = (...fields: string[]) => ({ status: 422, code: 'INVALID_OTP_DEVICE', fields });
const WRONG_CODE = { status: 400, code: 'INVALID_CODE', fields: [] };
const PHONE = '4155550142';

describe.each(await startEngines())('Two-factor devices on $name', (engine) => {
  const server = openTestApp(engine);

  const list = ({ accessToken }: TestAccount) => server.call('listOtpDevices', undefined, { bearer: accessToken });
  const send = ({ accessToken, password }: TestAccount, body: object) =>
    server.call('sendOtpDeviceCode', { password, ...body }, { bearer: accessToken });
  const add = ({ accessToken }: TestAccount, body: unknown) =>
    server.call('addOtpDevice', body, { bearer: accessToken });
  const namesOf = async (answer: ReturnType<typeof list>) =>
    (await answer).json<OtpDevicesResponse>().devices.map(({ name }) => name);

  /** Sends a code to the address and adds the device with it. */
  async function addDevice(person: TestAccount, name: string, type: OtpDeviceType = 'EMAIL', address = anEmail()) {
    expect((await send(person, { type, address })).statusCode).toBe(204);
    const answer = await add(person, { type, name, address, code: codeFor(server, address) });
    expect(answer.statusCode).toBe(200);
    return answer.json<OtpDevicesResponse>().devices;
  }

  /** Adds devices at different times, because the calls are limited. */
  const putDevices = ({ userId }: TestAccount, count: number) =>
    server.db
      .insertInto('otp_devices')
      .values(
        Array.from({ length: count }, (_, position) => ({
          device_id: randomUUID(),
          user_id: userId,
          type: 'EMAIL',
          name: `Device ${position}`,
          address: anEmail(),
          position,
          added_at: SAMPLE_INSTANT,
        })),
      )
      .execute();

  test('an account has none at first, then those that were added, in order and without their addresses', async () => {
    const person = await anAccount(server, { locale: 'es' });
    expect((await list(person)).json()).toEqual({ devices: [] });
    await addDevice(person, 'Work mail');
    await addDevice(person, 'My phone', 'PHONE', PHONE);
    const sent = server.posted.filter(({ to }) => to === PHONE);
    expect(sent).toMatchObject([{ kind: 'otpDeviceCode', by: 'PHONE', language: 'es' }]);
    expect(server.posted.at(-1)).toEqual({ kind: 'otpDeviceAdded', to: person.email, language: 'es' });
    const { devices } = (await list(person)).json<OtpDevicesResponse>();
    expect(devices).toEqual([
      { id: expect.any(String) as string, type: 'EMAIL', name: 'Work mail' },
      { id: expect.any(String) as string, type: 'PHONE', name: 'My phone' },
    ]);
    expect(new Set(devices.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    [{ address: PHONE }, 'type'],
    [{ type: 'PIGEON', address: PHONE }, 'type'],
    [{ type: 'PHONE', address: 4155550142 }, 'address'],
  ])('%j is unreadable', async (body, field) => {
    const person = await anAccount(server);
    const unreadable = { status: 400, code: 'INVALID_REQUEST', fields: [`${field} INVALID_REQUEST`] };
    expect(problemOf(await send(person, body))).toEqual(unreadable);
    expect(problemOf(await add(person, { ...body, name: 'Mine', code: '123456' }))).toEqual(unreadable);
  });

  test.each([
    'PHONE_My phone',
    'EMAIL_',
    '📱 Ana’s <b>“phone”</b> & 日本',
    "Robert'); DROP TABLE otp_devices;--",
    'a_b_c',
    '%00',
    'x'.repeat(40),
  ])('a device can be named %j, and has that name at the next login', async (name) => {
    const person = await anAccount(server);
    expect((await addDevice(person, ` ${name}\u0007 `)).map((device) => device.name)).toEqual([name]);
    const { username, password } = person;
    const { challengeId, otpDevices } = (
      await server.call('logIn', { username, password })
    ).json<OtpRequiredResponse>();
    expect(otpDevices).toEqual([otpDeviceString({ type: 'EMAIL', name })]);
    expect(otpDevices.map(readOtpDeviceString)).toEqual([{ type: 'EMAIL', name }]);
    const resent = await server.call('resendOneTimePassword', { challengeId, device: otpDevices[0] });
    expect(resent.statusCode).toBe(204);
  });

  test('a code adds the device that it was sent to, once, and nothing else', async () => {
    const [person, other] = [await anAccount(server), await anAccount(server)];
    const address = anEmail();
    await send(person, { type: 'EMAIL', address });
    const body = { type: 'EMAIL', name: 'Mine', address, code: codeFor(server, address) };
    expect(problemOf(await add(person, { ...body, address: anEmail() }))).toEqual(WRONG_CODE);
    expect(problemOf(await add(other, body))).toEqual(WRONG_CODE);
    expect((await add(person, body)).statusCode).toBe(200);
    expect(problemOf(await add(person, { ...body, name: 'Again' }))).toEqual(WRONG_CODE);
    expect([await namesOf(list(person)), await namesOf(list(other))]).toEqual([['Mine'], []]);
  });

  test('a wrong code adds nothing, and after five of them the right one does not either', async () => {
    const person = await anAccount(server);
    const address = anEmail();
    await send(person, { type: 'EMAIL', address });
    const right = codeFor(server, address);
    const wrong = right === '000000' ? '000001' : '000000';
    const body = { type: 'EMAIL', name: 'Mine', address };
    for (let guess = 0; guess < 5; guess += 1) {
      expect(problemOf(await add(person, { ...body, code: wrong }))).toEqual(WRONG_CODE);
    }
    expect(problemOf(await add(person, { ...body, code: right }))).toEqual(WRONG_CODE);
    expect(await namesOf(list(person))).toEqual([]);
  });

  test('a code is valid for ten minutes', async () => {
    const person = await anAccount(server);
    const address = anEmail();
    await send(person, { type: 'EMAIL', address });
    server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS);
    const late = await add(person, { type: 'EMAIL', name: 'Mine', address, code: codeFor(server, address) });
    server.clock.stopAt(SAMPLE_INSTANT);
    expect(problemOf(late)).toEqual(WRONG_CODE);
  });

  test(`an account has ${MAX_OTP_DEVICES} devices at most, even if several are added at once`, async () => {
    const person = await anAccount(server);
    await putDevices(person, MAX_OTP_DEVICES - 1);
    const addresses = [anEmail(), anEmail(), anEmail()];
    for (const address of addresses) await send(person, { type: 'EMAIL', address });
    const answers = await Promise.all(
      addresses.map((address, index) =>
        add(person, { type: 'EMAIL', name: `Mail ${index}`, address, code: codeFor(server, address) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    expect(await namesOf(list(person))).toHaveLength(MAX_OTP_DEVICES);
    const more = await send(person, { type: 'EMAIL', address: anEmail() });
    expect(problemOf(more)).toEqual(rejected('devices INVALID_OTP_DEVICE'));
  });
});
