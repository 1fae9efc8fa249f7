import { ENCODING } from './asvs-01-encoding.ts';
import { BUSINESS } from './asvs-02-business.ts';
import { BROWSER } from './asvs-03-browser.ts';
import { API_AND_FILES } from './asvs-04-api-files.ts';
import { FACTORS } from './asvs-06-factors.ts';
import { PASSWORDS } from './asvs-06-passwords.ts';
import { SESSIONS } from './asvs-07-sessions.ts';
import { AUTHORIZATION } from './asvs-08-authorization.ts';
import { OAUTH } from './asvs-10-oauth.ts';
import { CRYPTOGRAPHY } from './asvs-11-cryptography.ts';
import { OPERATION } from './asvs-12-operation.ts';
import { DATA } from './asvs-14-data.ts';
import { CODE } from './asvs-15-code.ts';
import { LOGS_AND_WEBRTC } from './asvs-16-logs.ts';
import type { AsvsId } from './asvs-ids.ts';
import type { Requirement } from './requirement.ts';

/** Every requirement of level 1 and 2, with how Clearline stands to it. */
export const ASVS: Readonly<Record<AsvsId, Requirement>> = {
  ...ENCODING,
  ...BUSINESS,
  ...BROWSER,
  ...API_AND_FILES,
  ...PASSWORDS,
  ...FACTORS,
  ...SESSIONS,
  ...AUTHORIZATION,
  ...OAUTH,
  ...CRYPTOGRAPHY,
  ...OPERATION,
  ...DATA,
  ...CODE,
  ...LOGS_AND_WEBRTC,
};
