import type { TokenHolder } from './access-tokens.ts';
import type { Stores } from './unit-of-work.ts';

/** After a change of the two-factor devices: ends the other login sessions of the account, and notifies its owner by email. */
export async function noteDeviceChange(
  { users, loginSessions, outbox }: Stores,
  { userId, loginSessionId }: TokenHolder,
  kind: 'otpDeviceAdded' | 'otpDeviceRemoved',
  now: number,
): Promise<void> {
  await loginSessions.endOthersOf(userId, loginSessionId);
  const user = await users.find(userId);
  if (user !== null) await outbox.post({ kind, to: user.email, language: user.language }, now);
}
