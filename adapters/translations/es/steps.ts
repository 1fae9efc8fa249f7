export { steps } from '../en/steps.ts';
