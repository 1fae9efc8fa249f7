import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { PASSWORD, register, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { failed } from './outcomes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOGGED_OUT = failed('INVALID_TOKEN', 401);
const after = (minutes: number): string => toIsoInstant(SAMPLE_INSTANT + minutes * MINUTE_MS);

/** The contract of every LoginSessionApi (decisions.md section 7). */
export function describeLoginSessionApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Login sessions over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let phone: BrowserPorts;
    let computer: BrowserPorts;
    let user: CurrentUser;
    beforeEach(async () => {
      phone = backEnd.openBrowser();
      user = await register(backEnd, phone);
      await backEnd.setAhead(10 * MINUTE_MS);
      computer = backEnd.openBrowser();
      await succeed(computer.authApi.logIn(user.email, PASSWORD));
    });
    afterEach(() => backEnd.setAhead(0));

    const startsOf = async ({ loginSessionApi }: BrowserPorts) =>
      (await succeed(loginSessionApi.list())).map(({ isCurrent, startedAt }) => ({ isCurrent, startedAt }));

    /** The number of the login session in the other browser. */
    const otherOf = async ({ loginSessionApi }: BrowserPorts): Promise<number> =>
      (await succeed(loginSessionApi.list())).find(({ isCurrent }) => !isCurrent)?.number ?? 0;

    test('are listed with their times, the browser’s own first', async () => {
      expect(await startsOf(phone)).toEqual([
        { isCurrent: true, startedAt: after(0) },
        { isCurrent: false, startedAt: after(10) },
      ]);
      await backEnd.setAhead(20 * MINUTE_MS);
      const [own, other] = await succeed(computer.loginSessionApi.list());
      expect(own).toMatchObject({ isCurrent: true, startedAt: after(10), lastUsedAt: after(20) });
      expect(other).toMatchObject({ isCurrent: false, startedAt: after(0), lastUsedAt: after(10) });
    });

    test('of another account are not listed', async () => {
      const stranger = backEnd.openBrowser();
      await register(backEnd, stranger);
      expect(await startsOf(stranger)).toEqual([{ isCurrent: true, startedAt: after(10) }]);
    });

    test('that have ended are not listed', async () => {
      await backEnd.setAhead(80 * MINUTE_MS);
      expect(await startsOf(computer)).toHaveLength(2);
      await backEnd.setAhead(169 * MINUTE_MS);
      expect(await startsOf(computer)).toHaveLength(1);
      expect(await phone.loginSessionApi.list()).toEqual(LOGGED_OUT);
      await backEnd.setAhead(13 * HOUR_MS);
      expect(await computer.loginSessionApi.list()).toEqual(LOGGED_OUT);
    });

    test('one is ended with the password, and its browser is logged out at the next call', async () => {
      const other = await otherOf(phone);
      expect(await phone.loginSessionApi.end(other, 'Not-Mine-1')).toEqual(failed('INCORRECT_PASSWORD', 401));
      expect(await succeed(computer.loginSessionApi.list())).toHaveLength(2);
      expect(await phone.loginSessionApi.end(other, PASSWORD)).toMatchObject({ value: [{ isCurrent: true }] });
      expect(await computer.loginSessionApi.list()).toEqual(LOGGED_OUT);
      expect(await computer.authApi.refresh()).toEqual(LOGGED_OUT);
      expect(await phone.authApi.refresh()).toMatchObject({ ok: true });
    });

    test('ending one that has ended already is no failure', async () => {
      const other = await otherOf(phone);
      await succeed(computer.authApi.logOut());
      expect(await phone.loginSessionApi.end(other, PASSWORD)).toMatchObject({ value: [{ isCurrent: true }] });
    });

    test('of another account are not ended', async () => {
      const stranger = backEnd.openBrowser();
      await register(backEnd, stranger);
      await succeed(stranger.loginSessionApi.end(await otherOf(phone), PASSWORD));
      await succeed(stranger.loginSessionApi.endOthers(PASSWORD));
      expect(await startsOf(phone)).toHaveLength(2);
      expect(await computer.authApi.refresh()).toMatchObject({ ok: true });
    });

    test('all others are ended with the password', async () => {
      const tablet = backEnd.openBrowser();
      await succeed(tablet.authApi.logIn(user.email, PASSWORD));
      expect(await phone.loginSessionApi.endOthers('Not-Mine-1')).toEqual(failed('INCORRECT_PASSWORD', 401));
      expect(await succeed(tablet.loginSessionApi.list())).toHaveLength(3);
      expect(await phone.loginSessionApi.endOthers(PASSWORD)).toMatchObject({ value: [{ isCurrent: true }] });
      for (const ended of [computer, tablet]) expect(await ended.loginSessionApi.list()).toEqual(LOGGED_OUT);
    });
  });
}
