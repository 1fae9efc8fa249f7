export { general } from './general.ts';
export { landing } from './landing.ts';
export { steps } from './steps.ts';
