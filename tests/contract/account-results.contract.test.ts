import { afterAll } from 'vitest';
import { sharePostgres } from '../support/postgres.ts';
import { describeAccountResults } from './account-results.suite.ts';
import { BACK_ENDS, makeHttpBackEndOn } from './back-end.ts';
import { describeResultPages } from './result-pages.suite.ts';

// The order and the pages are the database's work, so each kind of database does it.
const postgres = await sharePostgres();
afterAll(() => postgres?.stop());

for (const [name, makeBackEnd] of BACK_ENDS) {
  describeAccountResults(name, makeBackEnd);
  describeResultPages(name, makeBackEnd);
}
if (postgres !== null) describeResultPages('ky and the real server on PostgreSQL', makeHttpBackEndOn(postgres));
