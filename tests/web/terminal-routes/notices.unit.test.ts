// @vitest-environment happy-dom
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import { NOTICE_VISITS } from './visits.ts';

setUpPhone();

describeInLanguages('the terminal shows the words of the notices above a page', (language) => {
  compareWords(NOTICE_VISITS, language);
});
