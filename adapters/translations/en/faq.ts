import type { TextTree } from '../../../core/ports/translation-source.ts';
import { troubleshooting, webApp } from './faq-app.ts';
import { aboutTest, results, usingTest } from './faq-test.ts';

/** The questions that people ask, and what the page around them says. `{{email}}` is the address of support. */
export const faq = {
  faq: {
    page: 'Support',
    heading: 'How can we help?',
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
      hours: 'Customer service is there Monday to Friday, 8 am to 5 pm Pacific time.',
    },
    sections: { webApp, aboutTest, usingTest, results, troubleshooting },
  },
} as const satisfies TextTree;
