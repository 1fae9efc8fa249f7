export { account } from './account.ts';
export { faq } from './faq.ts';
export { general } from './general.ts';
export { landing } from './landing.ts';
export { privacy } from './privacy.ts';
export { steps } from './steps.ts';
export { terms } from './terms.ts';
