import * as v from 'valibot';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { bareUsername } from '../../core/domain/username.ts';

/** The current user as the server sends them; the username's prefix is removed. */
const currentUser = v.pipe(
  v.object({
    uuid: v.string(),
    username: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    user_groups: v.array(v.string()),
    otpDevices: v.array(v.string()),
  }),
  v.transform((user): CurrentUser => ({ ...user, username: bareUsername(user.username) })),
);

/** The answer of login, one-time password, refresh and account creation. */
export const loginAnswer = v.object({ currentUser, accessToken: v.pipe(v.string(), v.nonEmpty()) });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** The answer of a login that needs a second factor. */
export const otpRequiredAnswer = v.object({
  otpRequired: v.literal(true),
  challengeId: v.pipe(v.string(), v.nonEmpty()),
  otpDevices: v.array(v.string()),
});
