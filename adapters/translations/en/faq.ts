import type { TextTree } from '../../../core/ports/translation-source.ts';
import { readFaq } from '../read-document.ts';

/** The questions that people ask, and what the page around them says; the questions themselves are `faq.md`. `{{email}}` is the address of support, other variables are of `kitTexts`. */
export const faq = {
  faq: {
    ...readFaq(import.meta.dirname),
    page: 'Support',
    search: {
      label: 'Search the questions',
      found: 'Questions found: {{count}}',
      none: 'No question matches what you typed.',
      hint: 'Try fewer or other words, or look through all questions.',
      showAll: 'Show all questions',
    },
    top: 'Top questions',
    seeAll: 'See all questions',
    contact: {
      heading: 'Still need help?',
      contactUs: 'Contact us',
      write: 'You can also write to us at:',
      hours: 'Support is open Monday to Friday, 8 am to 5 pm Pacific time.',
    },
  },
} as const satisfies TextTree;
