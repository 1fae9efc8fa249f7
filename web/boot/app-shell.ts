/** The code that every screen except the landing needs, as one chunk. */
import { LoggedInName } from '../components/logged-in-name.tsx';
import { OutboxWatch } from '../background/outbox-watch.tsx';
import { LandingSession } from './landing-session.tsx';
import type { FrameParts } from '../wiring/services.ts';
import { SessionWatch } from '../background/session-watch.tsx';
import { TimerWatch } from '../timer/timer-watch.tsx';

export { composeServices } from '../wiring/composition-root.ts';
export { Guarded } from '../routing/guarded.tsx';

export const frameParts: FrameParts = { LandingSession, OutboxWatch, SessionWatch, LoggedInName, TimerWatch };
