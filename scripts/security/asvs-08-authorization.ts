import type { AsvsId } from './asvs-ids.ts';
import { met, metWith, notApplicable, ruled, tested, written, type Requirement } from './requirement.ts';

const PERMISSIONS = 'server/permissions.integration.test.ts';
const WHO = tested(PERMISSIONS, '$routeId: $what');
const FORGED = tested('server/log-in.integration.test.ts', 'that was changed or never issued is rejected');

/** Chapters 8 and 9. */
export const AUTHORIZATION = {
  '8.1.1': met('Who may call what is written down.', ruled('Who may do what')),
  '8.1.2': met('Who may read and write which field is written down.', ruled('Who may do what')),
  '8.2.1': met(
    'Each call is only for those who may make it.',
    WHO,
    tested(PERMISSIONS, 'every call of the table is tested'),
  ),
  '8.2.2': met(
    'Each object is only for those it belongs to.',
    WHO,
    tested(PERMISSIONS, "and a stranger's attempts have changed nothing"),
    tested('server/profiles.integration.test.ts', "cannot reach another account's profile"),
  ),
  '8.2.3': met(
    'Each field is only for those who may read or set it.',
    tested(
      'server/otp-devices.integration.test.ts',
      'an account has none at first, then those that were added, in order and without their addresses',
    ),
    tested(
      'server/profiles.integration.test.ts',
      'the first one whatever is sent, until another becomes it; it is listed first, the rest in order of creation',
    ),
  ),
  '8.3.1': met('The server decides, and not the browser.', WHO),
  '8.4.1': notApplicable('Tenants are apart.', 'There is one tenant; accounts are apart by 8.2.2.'),
  '9.1.1': met('Signed tokens are verified.', FORGED),
  '9.1.2': met(
    'Only one algorithm signs, and never none.',
    FORGED,
    written('server/accounts/jose-access-tokens.ts', 'algorithms: [ALGORITHM]'),
  ),
  '9.1.3': met(
    'A token does not choose its key.',
    written('server/accounts/jose-access-tokens.ts', 'await jwtVerify(accessToken, '),
  ),
  '9.2.1': met(
    'A token is valid for its time only.',
    tested('server/log-in.integration.test.ts', 'is valid for thirty minutes'),
  ),
  '9.2.2': metWith(
    'Access tokens are the only signed ones.',
    'A token is used for its purpose only.',
    written('server/accounts/jose-access-tokens.ts', "typeof loginSessionId !== 'string'"),
  ),
  '9.2.3': metWith(
    'There is no audience in it: its key is this service’s alone.',
    'A token is for this service only.',
    written('server/accounts/jose-access-tokens.ts', "find('access-tokens'"),
  ),
  '9.2.4': notApplicable('One key for several services names the audience.', 'The key is used for one service.'),
} satisfies Partial<Record<AsvsId, Requirement>>;
