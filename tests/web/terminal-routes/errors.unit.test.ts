// @vitest-environment happy-dom
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import { FAILURE_VISITS } from './visits.ts';

setUpPhone();

describeInLanguages('the terminal shows the words of a page on which something failed', (language) => {
  compareWords(FAILURE_VISITS, language, '[data-error]');
});
