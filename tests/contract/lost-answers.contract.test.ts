import { BACK_ENDS } from './back-end.ts';
import { describeLostAnswers } from './lost-answers.suite.ts';

for (const [name, makeBackEnd] of BACK_ENDS) describeLostAnswers(name, makeBackEnd);
