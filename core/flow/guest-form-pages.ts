import type { GuestPage } from '../domain/guest-pages.ts';
import type { AppState } from './app-state.ts';
import { rowOf } from './flows.ts';

/** The open page of the guest form; null on every other screen. */
export function openGuestPage({ session, identity }: Pick<AppState, 'session' | 'identity'>): GuestPage | null {
  return identity.isGuestLogin && rowOf(session)?.leaveBy === 'review' ? session.guestPage : null;
}
