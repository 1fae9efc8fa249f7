import { BACK_ENDS } from './back-end.ts';
import { describeResultApi } from './result-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeResultApi(name, makeBackEnd);
