import { BACK_ENDS } from './back-end.ts';
import { describeReportApi } from './report-api.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeReportApi(name, makeBackEnd);
