import type { AppError } from '../domain/error-codes.ts';
import type { ApiRouteId } from './routes.ts';

/**
 * Calls that may wait in the outbox, and the question what became of one: the response of a proxy does not answer them, a 404 least of all.
 * Other calls do not distinguish it.
 */
const ONLY_OURS_COUNTS: ReadonlySet<ApiRouteId> = new Set([
  'createGuestResult',
  'createResult',
  'postProgress',
  'removeDevice',
  'getReport',
]);

/** What is known of a failure whose response was not our server's own. */
export function foreignResponse(routeId: ApiRouteId): Pick<AppError, 'isForeign'> {
  return ONLY_OURS_COUNTS.has(routeId) ? { isForeign: true } : {};
}
