import type { AppError } from '../domain/error-codes.ts';
import type { ApiRouteId } from './routes.ts';

/** Calls that may wait in the outbox: a response of a proxy does not end them. Other calls do not distinguish it. */
const WAITING_CALLS: ReadonlySet<ApiRouteId> = new Set([
  'createGuestResult',
  'createResult',
  'postProgress',
  'removeDevice',
]);

/** What is known of a failure whose response was not our server's own. */
export function foreignResponse(routeId: ApiRouteId): Pick<AppError, 'isForeign'> {
  return WAITING_CALLS.has(routeId) ? { isForeign: true } : {};
}
