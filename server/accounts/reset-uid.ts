const USER_ID = /^[\w-]{1,64}$/;

/** What stands for an account in a reset link. */
export function toResetUid(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** The user id that a reset link names; null for a text that stands for none. */
export function readResetUid(uid: string): string | null {
  const userId = Buffer.from(uid, 'base64url').toString();
  return USER_ID.test(userId) ? userId : null;
}
