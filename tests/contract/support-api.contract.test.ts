import { BACK_ENDS } from './back-end.ts';
import { describeSupportApi } from './support-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeSupportApi(name, makeBackEnd);
