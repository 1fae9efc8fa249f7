import type { AsvsId } from './asvs-ids.ts';
import { notApplicable, type Requirement } from './requirement.ts';

const NO_OAUTH = 'There is no OAuth and no OpenID Connect: accounts and tokens are Clearline’s own.';
const of = (asks: string): Requirement => notApplicable(asks, NO_OAUTH);

/** Chapter 10. */
export const OAUTH = {
  '10.1.1': of('Tokens go only where they are needed.'),
  '10.1.2': of('Answers belong to the request of the same browser.'),
  '10.2.1': of('A client cannot be made to ask for tokens.'),
  '10.2.2': of('Several servers are not mixed up.'),
  '10.3.1': of('A token is for this resource server.'),
  '10.3.2': of('What a token delegates is enforced.'),
  '10.3.3': of('A user is known by what is never given to another.'),
  '10.3.4': of('The strength of the login is checked.'),
  '10.4.1': of('Addresses to return to are registered.'),
  '10.4.2': of('An authorization code works once.'),
  '10.4.3': of('An authorization code ends soon.'),
  '10.4.4': of('Clients use only the grants they need.'),
  '10.4.5': notApplicable(
    'A refresh token that is used again ends all of them.',
    `${NO_OAUTH} Our own refresh tokens do so: \`tests/server/account-security.integration.test.ts\`.`,
  ),
  '10.4.6': of('PKCE is demanded.'),
  '10.4.7': of('Clients that register themselves are limited.'),
  '10.4.8': of('Refresh tokens end.'),
  '10.4.9': of('A user can revoke tokens.'),
  '10.4.10': of('Confidential clients authenticate.'),
  '10.4.11': of('Clients get only the scopes they need.'),
  '10.5.1': of('ID tokens are not replayed.'),
  '10.5.2': of('A user is known by the subject.'),
  '10.5.3': of('The issuer’s address is compared.'),
  '10.5.4': of('An ID token is for this client.'),
  '10.5.5': of('Logout tokens are checked.'),
  '10.6.1': of('Only safe response types.'),
  '10.6.2': of('No one is logged out by others.'),
  '10.7.1': of('The user consents to each request.'),
  '10.7.2': of('What is consented to is explained.'),
  '10.7.3': of('Consent can be seen and withdrawn.'),
} satisfies Partial<Record<AsvsId, Requirement>>;
