/** What every screen behind the landing needs, in one fetch. */
export { composeServices } from './composition-root.ts';
export { Guarded } from './guards/guarded.tsx';
