import { BACK_ENDS } from './back-end.ts';
import { describeProfileRepo } from './profile-repo.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeProfileRepo(name, makeBackEnd);
