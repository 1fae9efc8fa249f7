import { describeAuthApi } from './auth-api.suite.ts';
import { BACK_ENDS } from './back-end.ts';
import { describeCredentials } from './credentials.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) {
  describeAuthApi(name, makeBackEnd);
  describeCredentials(name, makeBackEnd);
}
