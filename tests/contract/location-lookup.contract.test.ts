import { BACK_ENDS } from './back-end.ts';
import { describeLocationLookup } from './location-lookup.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeLocationLookup(name, makeBackEnd);
