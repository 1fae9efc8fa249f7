import { lazy, type ComponentType } from 'react';
import { keepTrying } from './keep-trying.ts';

/** The parts of the frame, and of the landing, that only somebody who was here before is shown. */
type FramePart = 'LandingSession' | 'OutboxWatch' | 'SessionWatch' | 'SignedInName';

function lazyPart(name: FramePart): ComponentType {
  return lazy(async () => ({ default: (await keepTrying(() => import('./behind-landing.ts')))[name] }));
}

export const LandingSession = lazyPart('LandingSession');
export const OutboxWatch = lazyPart('OutboxWatch');
export const SessionWatch = lazyPart('SessionWatch');
export const SignedInName = lazyPart('SignedInName');
