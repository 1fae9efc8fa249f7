import type { PersonalData } from '../../domain/personal-data.ts';
import type { AppRunner } from '../../flow/app-runner.ts';
import type { Navigator } from '../../ports/navigator.ts';
import type { PersonalDataApi } from '../../ports/personal-data-api.ts';
import { makeAuthenticatedCall } from '../access/authenticated-call.ts';
import { makeQuery, type Query } from '../query.ts';

/** Dependencies of the query. */
export interface YourDataPorts {
  readonly personalDataApi: PersonalDataApi;
  readonly runner: AppRunner;
  readonly navigator: Navigator;
}

/** A query for everything that the server holds about the account. */
export function openYourData({ personalDataApi, runner, navigator }: YourDataPorts): Query<PersonalData> {
  const signedIn = makeAuthenticatedCall({ runner, navigator });
  return makeQuery(() => signedIn(({ user }) => personalDataApi.get(user.uuid)));
}
