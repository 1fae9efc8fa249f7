import { BACK_ENDS } from './back-end.ts';
import { describeServerTime } from './server-time.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeServerTime(name, makeBackEnd);
