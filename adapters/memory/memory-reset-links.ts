import type { CheckResetLinkPayload, ForgotPasswordPayload, ResetPasswordPayload } from '../../core/api/payloads.ts';
import { CODE_TRIES, RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import { prefixedUsername } from '../../core/domain/username.ts';
import type { AuthApi } from '../../core/ports/auth-api.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import { checkPassword } from './memory-passwords.ts';
import { accountOf, replacePassword, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';
import type { AnswerRepeatable } from './repeatable-calls.ts';

type Opened = 'bad' | 'open' | 'needs-code' | 'wrong-code';

/** Opens a link; a wrong code costs one of its tries. */
function open(
  world: MemoryWorld,
  { browser }: MemoryBrowserCookies,
  { uidb64, token }: CheckResetLinkPayload,
  code: string | null,
): Opened {
  const link = world.resetLinks.get(token);
  if (link?.userId !== uidb64 || link.expiresAt <= world.now()) return 'bad';
  if (link.browser === browser) return 'open';
  if (link.triesLeft <= 0) return 'bad';
  if (code === null) return 'needs-code';
  if (link.code === code) return 'open';
  link.triesLeft -= 1;
  return 'wrong-code';
}

/** Reset links in memory, as one browser sees them. */
export function makeMemoryResetLinks(
  faults: FaultInjector,
  repeatable: AnswerRepeatable,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
) {
  return {
    forgotPassword: (username) =>
      faults.answer('forgotPassword', { username: prefixedUsername(username) } satisfies ForgotPasswordPayload, () => {
        const { browser, resetCodes } = cookies;
        const code = resetCodes.get(username) ?? world.makeCode();
        resetCodes.set(username, code);
        const account = accountOf(world, username);
        if (account === undefined) return ok(code);
        const [{ userId }, token] = [account, world.makeId('reset-token')];
        const expiresAt = world.now() + RESET_LINK_LIFETIME_MS;
        world.resetLinks.set(token, { userId, expiresAt, browser, code, triesLeft: CODE_TRIES });
        world.messages.push({ to: account.email, kind: 'resetLink', uid: userId, token });
        return ok(code);
      }),
    checkResetLink: (uidb64, token) => {
      const payload: CheckResetLinkPayload = { uidb64, token };
      return faults.answer('checkResetLink', payload, () => {
        const opened = open(world, cookies, payload, null);
        return opened === 'bad' ? rejection('checkResetLink', 400) : ok({ needsCode: opened === 'needs-code' });
      });
    },
    resetPassword: (uidb64, token, newPassword, code) => {
      const payload: ResetPasswordPayload = {
        uidb64,
        token,
        new_password: newPassword,
        ...(code !== undefined && { code }),
      };
      return repeatable('resetPassword', payload, (isRepeated) => {
        const account = world.accounts.get(uidb64);
        if (isRepeated && account?.password === newPassword) return ok(undefined);
        const opened = open(world, cookies, payload, code ?? null);
        if (opened === 'bad' || account === undefined) return rejection('resetPassword', 400);
        if (opened !== 'open') return rejection('resetPassword', 400, { named: 'INVALID_CODE' });
        if (account.password === newPassword) {
          return rejection('resetPassword', 422, { named: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' });
        }
        return checkPassword('resetPassword', newPassword, account) ?? ok(replacePassword(world, account, newPassword));
      });
    },
  } satisfies Partial<AuthApi>;
}
