import { beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { OtpDevice, OtpDeviceType } from '../../core/domain/otp-device.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import {
  anEmail,
  aPhoneNumber,
  codeFor,
  PASSWORD,
  register,
  succeed,
  wrongCode,
  type MakeBackEnd,
  openBackEnd,
} from './back-end.ts';
import { failed, FINE } from './outcomes.ts';

const rejected = (field: string, code = 'INVALID_OTP_DEVICE') => ({
  ok: false,
  error: { code: 'INVALID_OTP_DEVICE', status: 422, fields: [{ field, code }] },
});

/** The contract of every OtpDeviceApi (decisions.md sections 5 and 6). */
export function describeOtpDeviceApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Two-factor devices over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let browser: BrowserPorts;
    let user: CurrentUser;
    beforeEach(async () => {
      browser = backEnd.openBrowser();
      user = await register(backEnd, browser);
    });

    const api = () => browser.otpDeviceApi;
    const namesOf = (devices: readonly OtpDevice[]) => devices.map((device) => `${device.type} ${device.name}`);

    /** The code that a new address was sent. */
    async function sentCode(type: OtpDeviceType, address: string): Promise<string> {
      await succeed(api().sendCode(type, address, PASSWORD));
      return codeFor(backEnd, address, 1);
    }

    async function added(type: OtpDeviceType, deviceName: string): Promise<readonly OtpDevice[]> {
      const address = type === 'PHONE' ? aPhoneNumber() : anEmail();
      const code = await sentCode(type, address);
      return succeed(api().add({ type, name: deviceName, address }, code));
    }

    test('a new account has none', async () => {
      expect(await api().list()).toEqual({ ok: true, value: [] });
    });

    test('devices are added with the code that was sent to them, and listed in that order', async () => {
      expect(namesOf(await added('PHONE', 'My phone'))).toEqual(['PHONE My phone']);
      const both = await added('EMAIL', 'Work');
      expect(namesOf(both)).toEqual(['PHONE My phone', 'EMAIL Work']);
      expect(new Set(both.map(({ id }) => id)).size).toBe(2);
      expect(await api().list()).toEqual({ ok: true, value: both });
      expect(await browser.authApi.refresh()).toMatchObject({
        value: { email: user.email, otpDevices: ['PHONE_My phone', 'EMAIL_Work'] },
      });
    });

    test('a wrong code adds nothing; the right one is still valid, once', async () => {
      const address = anEmail();
      const code = await sentCode('EMAIL', address);
      const device = { type: 'EMAIL', name: 'Work', address } as const;
      expect(await api().add(device, wrongCode(code))).toEqual(failed('INVALID_CODE', 400));
      expect(await api().list()).toEqual({ ok: true, value: [] });
      expect(await api().add(device, code)).toMatchObject({ ok: true });
      expect(await api().add({ ...device, name: 'Home' }, code)).toEqual(failed('INVALID_CODE', 400));
    });

    test('the code for one address does not add another', async () => {
      const code = await sentCode('EMAIL', anEmail());
      const other = { type: 'EMAIL', name: 'Work', address: anEmail() } as const;
      expect(await api().add(other, code)).toEqual(failed('INVALID_CODE', 400));
    });

    test('an address is compared regardless of how it is written', async () => {
      const address = aPhoneNumber();
      const code = await sentCode('PHONE', address);
      const written = `(${address.slice(0, 3)}) ${address.slice(3, 6)}-${address.slice(6)}`;
      expect(await api().add({ type: 'PHONE', name: 'My phone', address: written }, code)).toMatchObject({ ok: true });
    });

    test.each([
      ['EMAIL', 'ana', 'INVALID_EMAIL'],
      ['EMAIL', '', 'EMPTY_EMAIL'],
      ['PHONE', '415555', 'PHONE_NUMBER_TOO_SHORT'],
      ['PHONE', '', 'EMPTY_PHONE_NUMBER'],
    ] as const)('no code is sent to the %s "%s"', async (type, address, code) => {
      expect(await api().sendCode(type, address, PASSWORD)).toEqual(rejected('address', code));
    });

    test('a name is required, has at most 40 characters and is unique', async () => {
      await added('PHONE', 'My phone');
      const address = anEmail();
      const code = await sentCode('EMAIL', address);
      const add = (deviceName: string) => api().add({ type: 'EMAIL', name: deviceName, address }, code);
      expect(await add(' ')).toEqual(rejected('name', 'EMPTY_DEVICE_NAME'));
      expect(await add('x'.repeat(41))).toEqual(rejected('name'));
      expect(await add('My phone')).toEqual(rejected('name'));
      expect(await add('Work')).toMatchObject({ ok: true });
    });

    test('an account has five at most', async () => {
      for (const deviceName of ['One', 'Two', 'Three', 'Four', 'Five']) await added('EMAIL', deviceName);
      const sixth = { type: 'EMAIL', name: 'Six', address: anEmail() } as const;
      expect(await api().add(sixth, '123456')).toEqual(rejected('devices'));
    });

    test('a removed device is gone, and cannot be removed again', async () => {
      await added('PHONE', 'My phone');
      const [phone, mail] = await added('EMAIL', 'Work');
      expect(await api().remove(phone?.id ?? '', PASSWORD)).toEqual({ ok: true, value: [mail] });
      expect(await api().list()).toEqual({ ok: true, value: [mail] });
      expect(await api().remove(phone?.id ?? '', PASSWORD)).toEqual(failed('INVALID_OTP_DEVICE', 404));
    });

    test('a wrong password neither sends a code nor removes a device', async () => {
      const [mail] = await added('EMAIL', 'Work');
      const address = anEmail();
      expect(await api().sendCode('EMAIL', address, `${PASSWORD}!`)).toEqual(failed('INCORRECT_PASSWORD', 401));
      expect(await api().remove(mail?.id ?? '', `${PASSWORD}!`)).toEqual(failed('INCORRECT_PASSWORD', 401));
      expect(await api().list()).toEqual({ ok: true, value: [mail] });
    });

    test('adding and removing one ends the other logins of the account, and tells its owner by email', async () => {
      const other = backEnd.openBrowser();
      await succeed(other.authApi.logIn(user.email, PASSWORD));
      const [mail] = await added('EMAIL', 'Work');
      expect(await other.authApi.refresh()).toEqual(failed('INVALID_TOKEN', 401));
      expect((await backEnd.received(user.email, 2)).at(-1)?.kind).toBe('otpDeviceAdded');
      await succeed(api().remove(mail?.id ?? '', PASSWORD));
      expect((await backEnd.received(user.email, 3)).at(-1)?.kind).toBe('otpDeviceRemoved');
      await succeed(other.authApi.logIn(user.email, PASSWORD));
      await added('EMAIL', 'Home');
      expect(await other.authApi.refresh()).toEqual(failed('INVALID_TOKEN', 401));
      expect(await browser.authApi.refresh()).toMatchObject({ ok: true });
    });

    test('a code that was sent to a device is no longer valid once any device is removed', async () => {
      const address = anEmail();
      const code = await sentCode('EMAIL', address);
      const [lost] = await succeed(api().add({ type: 'EMAIL', name: 'Lost', address }, code));
      await added('PHONE', 'My phone');
      const finder = backEnd.openBrowser();
      const waiting = await succeed(finder.authApi.logIn(user.email, PASSWORD));
      if (waiting.kind !== 'otpRequired') throw new Error('No second factor was asked for.');
      const sent = await codeFor(backEnd, address, 2);
      await succeed(api().remove(lost?.id ?? '', PASSWORD));
      const answer = await finder.authApi.submitOneTimePassword(waiting.challengeId, sent);
      expect(answer).toEqual(failed('INVALID_OTP_TOKEN', 400));
    });

    test('an account cannot reach the devices of another', async () => {
      const [mail] = await added('EMAIL', 'Work');
      const stranger = backEnd.openBrowser();
      await register(backEnd, stranger);
      expect(await stranger.otpDeviceApi.list()).toEqual({ ok: true, value: [] });
      expect(await stranger.otpDeviceApi.remove(mail?.id ?? '', PASSWORD)).toEqual(failed('INVALID_OTP_DEVICE', 404));
      expect(await api().list()).toEqual({ ok: true, value: [mail] });
    });

    test('every call rejects a signed-out user', async () => {
      const { otpDeviceApi } = backEnd.openBrowser();
      const device = { type: 'EMAIL', name: 'Work', address: anEmail() } as const;
      for (const answer of [
        await otpDeviceApi.list(),
        await otpDeviceApi.sendCode('EMAIL', device.address, PASSWORD),
        await otpDeviceApi.add(device, '123456'),
        await otpDeviceApi.remove('nothing', PASSWORD),
      ]) {
        expect(answer).toEqual(failed('INVALID_TOKEN', 401));
      }
    });

    test('a code may be requested before the name is known', async () => {
      expect(await api().sendCode('EMAIL', anEmail(), PASSWORD)).toEqual(FINE);
    });
  });
}
