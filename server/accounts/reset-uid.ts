const USER_ID = /^[\w-]{1,64}$/;

/** The encoded user id in a reset link. */
export function toResetUid(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** The user id of a reset link; null if it cannot be decoded. */
export function readResetUid(uid: string): string | null {
  const userId = Buffer.from(uid, 'base64url').toString();
  return USER_ID.test(userId) ? userId : null;
}
