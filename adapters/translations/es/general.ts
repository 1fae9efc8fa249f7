export { general } from '../en/general.ts';
