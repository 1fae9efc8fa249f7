import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import { MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES } from '../../../../core/domain/limits.ts';
import { openForm } from '../../../../core/forms/open-form.ts';
import {
  makeOtpDeviceQuery,
  otpListButton,
  type OtpDeviceQuery,
} from '../../../../core/use-cases/account/otp-devices.ts';
import type { FlowHarness } from '../../../support/flow-harness.ts';
import { anaLoggedIn, callsOf, codeFor, PASSWORD } from '../../../support/accounts.ts';

const ADDRESS = 'second.factor@mail.example';
const today = () => '2026-11-20' as CalendarDate;

async function openQuery(): Promise<{ readonly harness: FlowHarness; readonly query: OtpDeviceQuery }> {
  const harness = await anaLoggedIn();
  const query = makeOtpDeviceQuery(harness.backend.otpDeviceApi);
  await query.load();
  return { harness, query };
}

async function name(
  query: OtpDeviceQuery,
  deviceType: string,
  deviceAddress: string,
  deviceName: string,
  password = PASSWORD,
) {
  const form = openForm(query.deviceForm, today);
  form.type('deviceType', deviceType);
  form.type('deviceAddress', deviceAddress);
  form.type('deviceName', deviceName);
  form.type('password', password);
  return { form, isSent: await form.submit() };
}

/** Removes the device that was asked about. */
async function remove(query: OtpDeviceQuery, password = PASSWORD) {
  const form = openForm(query.removalForm, today);
  form.type('password', password);
  await form.submit();
  return form;
}

function names(query: OtpDeviceQuery): readonly string[] | undefined {
  return query.state().value?.map((device) => `${device.type} ${device.name}`);
}

describe('two-factor devices', () => {
  it('are added with the code that was sent to them, and removed again', async () => {
    const { harness, query } = await openQuery();
    expect((await name(query, 'EMAIL', ' Second.Factor@Mail.example', '  My mail ')).isSent).toBe(true);
    expect(query.state().part).toEqual({ kind: 'code', device: { type: 'EMAIL', name: 'My mail', address: ADDRESS } });
    const form = openForm(query.codeForm, today);
    form.type('code', codeFor(harness, ADDRESS));
    expect(await form.submit()).toBe(true);
    expect([names(query), query.state().part]).toEqual([['EMAIL My mail'], { kind: 'list' }]);
    query.askToRemove(query.state().value![0]!);
    await remove(query);
    expect([names(query), query.state().part]).toEqual([[], { kind: 'list' }]);
  });

  it('with a phone number store ten digits, however they were typed', async () => {
    const { harness, query } = await openQuery();
    await name(query, 'PHONE', '(415) 555-0100', 'My phone');
    expect(harness.backend.messages().at(-1)).toMatchObject({ to: '4155550100', kind: 'otpDeviceCode' });
  });

  it.each([
    ['FAX', 'x', 'Fax', ['EMPTY_DEVICE_TYPE']],
    ['EMAIL', '', 'Mail', ['EMPTY_EMAIL']],
    ['PHONE', '4155550100', ' ', ['EMPTY_DEVICE_NAME']],
  ])('are rejected as %j %j %j before anything is sent', async (type, address, deviceName, codes) => {
    const { harness, query } = await openQuery();
    const { form } = await name(query, type, address, deviceName);
    expect(form.fieldErrors().map(({ code }) => code)).toEqual(codes);
    expect(callsOf(harness, 'POST /auth/otp-devices/code')).toBe(0);
  });

  it('have a name of limited length', async () => {
    const { query } = await openQuery();
    const { form } = await name(query, '', '', 'x'.repeat(MAX_DEVICE_NAME_LENGTH + 1));
    expect(form.state().values.deviceName).toHaveLength(MAX_DEVICE_NAME_LENGTH);
  });

  it('are not added with a wrong code, which is sent once; a new one can be sent, or the form cancelled', async () => {
    const { harness, query } = await openQuery();
    await name(query, 'EMAIL', ADDRESS, 'My mail');
    const form = openForm(query.codeForm, today);
    form.type('code', '000000');
    await form.submit();
    await form.submit();
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'INVALID_CODE' }]);
    expect(callsOf(harness, 'POST /auth/otp-devices')).toBe(1);
    expect((await form.resend?.()) && callsOf(harness, 'POST /auth/otp-devices/code')).toBe(2);
    query.leave();
    expect([query.state().part, names(query)]).toEqual([{ kind: 'list' }, []]);
    await form.resend?.();
    expect(callsOf(harness, 'POST /auth/otp-devices/code')).toBe(2);
  });

  it('can be added while there is room, and fetched again while they are unknown', () => {
    const listed = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id: String(id), type: 'EMAIL', name: 'My mail' }) as const);
    expect(otpListButton({ value: listed(0), isBusy: false })).toBe('add-device');
    expect(otpListButton({ value: listed(MAX_OTP_DEVICES - 1), isBusy: true })).toBe('add-device');
    expect(otpListButton({ value: listed(MAX_OTP_DEVICES), isBusy: false })).toBeNull();
    expect(otpListButton({ value: null, isBusy: false })).toBe('try-again');
    expect(otpListButton({ value: null, isBusy: true })).toBeNull();
  });

  it('that are gone already count as removed', async () => {
    const { query } = await openQuery();
    query.askToRemove({ id: 'no-such-device', type: 'EMAIL', name: 'My mail' });
    await remove(query);
    expect(query.state()).toMatchObject({ value: [], part: { kind: 'list' }, isBusy: false, errors: [] });
  });

  it('that could not be removed show why, and can be tried again', async () => {
    const { harness, query } = await openQuery();
    harness.backend.failNext('DELETE /auth/otp-devices/:deviceId', 500);
    query.askToRemove({ id: 'no-such-device', type: 'EMAIL', name: 'My mail' });
    const form = await remove(query);
    expect([form.state().errors, query.state().part.kind]).toMatchObject([[{ code: 'UNKNOWN' }], 'removal']);
    await form.submit();
    expect(query.state().part).toEqual({ kind: 'list' });
  });
});
