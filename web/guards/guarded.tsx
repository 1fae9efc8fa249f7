import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import { redirectOf, type GuardName } from './guards.ts';

/** Shows a screen to those who may see it, and sends the others on; where they wanted to go is remembered in the history entry. */
export const Guarded = observer(function Guarded(props: { readonly guard: GuardName; readonly children: ReactNode }) {
  const { store } = useServices();
  const { pathname } = useLocation();
  const target = redirectOf(props.guard, store.snapshot);
  if (target === null) return props.children;
  const isTurnedAway = props.guard !== 'landing' && store.view.logoutMessage === null;
  return <Navigate to={target} replace state={isTurnedAway ? { origin: pathname } : null} />;
});
