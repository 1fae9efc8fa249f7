import * as v from 'valibot';
import { BROWSER_NAMES, SYSTEM_NAMES } from '../../core/domain/login-session.ts';

/** The list of login sessions. A name that this release does not know is no name. */
export const LOGIN_SESSIONS = v.object({
  loginSessions: v.array(
    v.object({
      number: v.number(),
      browser: v.fallback(v.nullable(v.picklist(BROWSER_NAMES)), null),
      system: v.fallback(v.nullable(v.picklist(SYSTEM_NAMES)), null),
      isCurrent: v.boolean(),
      startedAt: v.string(),
      lastUsedAt: v.string(),
    }),
  ),
});
