import type { AppError } from '../domain/error-codes.ts';
import type { ApiRouteId } from './routes.ts';

/** Calls that may wait on the device: an answer of something in between does not end them. For the others it makes no difference. */
const WAITING_CALLS: ReadonlySet<ApiRouteId> = new Set([
  'createGuestResult',
  'createResult',
  'postProgress',
  'removeDevice',
]);

/** What is known of a failure whose answer our server did not give. */
export function foreignAnswer(routeId: ApiRouteId): Pick<AppError, 'isForeign'> {
  return WAITING_CALLS.has(routeId) ? { isForeign: true } : {};
}
