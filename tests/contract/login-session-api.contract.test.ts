import { BACK_ENDS } from './back-end.ts';
import { describeLoginSessionApi } from './login-session-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeLoginSessionApi(name, makeBackEnd);
