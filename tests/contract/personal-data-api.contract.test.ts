import { sharePostgres } from '../support/postgres.ts';
import { BACK_ENDS, makeHttpBackEndOn } from './back-end.ts';
import { describePersonalDataApi } from './personal-data-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describePersonalDataApi(name, makeBackEnd);

const postgres = await sharePostgres();
if (postgres !== null) describePersonalDataApi('ky and the real server on PostgreSQL', makeHttpBackEndOn(postgres));
