// @vitest-environment happy-dom
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import { PAGE_VISITS } from './visits.ts';

setUpPhone();

describeInLanguages('the terminal shows the words of a page outside a test', (language) => {
  compareWords(PAGE_VISITS, language);
});
