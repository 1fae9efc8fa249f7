import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isLoggedOutOnEntry, isOriginRemembered, redirectOf } from '../../core/flow/guards.ts';
import type { GuardName } from '../../core/flow/app-routes.ts';
import { useServices } from '../wiring/services.ts';

/**
 * Shows a screen to users who may see it and redirects the others; the path that a signed-out user asked for is
 * remembered until they log in. A screen for signed-out users logs a verified login out.
 */
export const Guarded = observer(function Guarded(props: { readonly guard: GuardName; readonly children: ReactNode }) {
  const { guard } = props;
  const { store } = useServices();
  const { pathname } = useLocation();
  const target = redirectOf(guard, store.snapshot);
  const isLeaving = isLoggedOutOnEntry(guard, store.snapshot);
  const isRemembered = target !== null && isOriginRemembered(guard, store.snapshot);
  useEffect(() => {
    if (isLeaving) store.send({ type: 'loggedOut', message: null });
  }, [isLeaving, store]);
  useEffect(() => {
    if (isRemembered) store.send({ type: 'routeWanted', route: pathname });
  }, [isRemembered, pathname, store]);
  return target === null ? props.children : <Navigate to={target} replace />;
});
