/** What every screen behind the landing needs, and what shows beside each of them, in one fetch. */
export { composeServices } from './composition-root.ts';
export { Guarded } from './guards/guarded.tsx';
export { LandingSession } from './screens/account/landing-session.tsx';
export { OutboxWatch } from './outbox-watch.tsx';
export { SessionWatch } from './session-watch.tsx';
export { SignedInName } from './components/signed-in-name.tsx';
