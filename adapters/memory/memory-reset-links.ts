import { CODE_TRIES, RESET_LINK_LIFETIME_MS } from '../../core/domain/limits.ts';
import { ok } from '../../core/domain/result.ts';
import type { MemoryRules } from './memory-ports.ts';
import { checkPassword } from './memory-passwords.ts';
import { accountOf, replacePassword, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

type Opened = 'bad' | 'open' | 'needs-code' | 'wrong-code';

/** Opens a link; a wrong code costs one of its tries. */
function open(
  world: MemoryWorld,
  { browser }: MemoryBrowserCookies,
  uidb64: string,
  token: string,
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
export function resetLinkRules(world: MemoryWorld, cookies: MemoryBrowserCookies) {
  return {
    forgotPassword: (_call, username) => {
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
    },
    checkResetLink: ({ reject }, uidb64, token) => {
      const opened = open(world, cookies, uidb64, token, null);
      return opened === 'bad' ? reject(400) : ok({ needsCode: opened === 'needs-code' });
    },
    resetPassword: (call, uidb64, token, newPassword, code) => {
      const { isRepeated, reject } = call;
      const account = world.accounts.get(uidb64);
      if (isRepeated && account?.password === newPassword) return ok(undefined);
      const opened = open(world, cookies, uidb64, token, code ?? null);
      if (opened === 'bad' || account === undefined) return reject(400);
      if (opened !== 'open') return reject(400, { named: 'INVALID_CODE' });
      if (account.password === newPassword) return reject(422, { named: 'NEW_PASSWORD_MATCHES_OLD_PASSWORD' });
      return checkPassword(call, newPassword, account) ?? ok(replacePassword(world, account, newPassword));
    },
  } satisfies Partial<MemoryRules<'authApi'>>;
}
