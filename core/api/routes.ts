import type { ErrorCode } from '../domain/error-codes.ts';
import { RESULTS_PAGE_SIZE } from '../domain/limits.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { errorCodeOf, LIMITED, type ApiRoute } from './api-route.ts';
import { TRANSLATIONS_ROUTE } from './translations-route.ts';

export type { ApiRoute } from './api-route.ts';

export const API_ROUTES = {
  createTestId: {
    method: 'GET',
    path: '/test-results/create-test-id',
    auth: 'none',
    errors: LIMITED,
    otherwise: 'TEST_ID_FETCH_FAILED',
  },
  createGuestResult: {
    method: 'POST',
    path: '/test-results/guest-create',
    auth: 'none',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
    named: { 409: ['RESULT_ALREADY_SAVED'] },
    otherwise: 'TEST_SUBMIT_FAILED',
  },
  createResult: {
    method: 'POST',
    path: '/test-results/create',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 409: 'PREVIOUSLY_USED_DEVICE', ...LIMITED },
    named: { 409: ['RESULT_ALREADY_SAVED'] },
    otherwise: 'TEST_SUBMIT_FAILED',
  },
  postProgress: {
    method: 'POST',
    path: '/test-results/post-test-progress',
    auth: 'none',
    errors: {},
  },
  checkDevice: {
    method: 'POST',
    path: '/devices/check-id',
    auth: 'none',
    testIdHeader: 'optional',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
  },
  saveDevice: {
    method: 'POST',
    path: '/devices/save-device',
    auth: 'none',
    testIdHeader: 'required',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE', ...LIMITED },
    named: { 429: ['TOO_MANY_CASSETTES'] },
  },
  removeDevice: {
    method: 'DELETE',
    path: '/devices/remove-scan',
    auth: 'none',
    testIdHeader: 'required',
    outlivesPage: true,
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
  },
  ...ACCOUNT_ROUTES,
  getAllResults: {
    method: 'GET',
    path: '/test-results/get-all/:userGroupId',
    auth: 'bearer',
    search: { limit: String(RESULTS_PAGE_SIZE) },
    errors: { 401: 'INVALID_TOKEN', 404: 'TEST_RESULT_NOT_FOUND', ...LIMITED },
  },
  getResult: {
    method: 'GET',
    path: '/test-results/get-by-id/:userGroupId/:testId',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 404: 'TEST_RESULT_NOT_FOUND', ...LIMITED },
  },
  getReport: {
    method: 'GET',
    path: '/test-results/:testId/report',
    auth: 'optional',
    testIdHeader: 'optional',
    errors: { 401: 'INVALID_TOKEN', 404: 'TEST_RESULT_NOT_FOUND', ...LIMITED },
  },
  getReportMessage: {
    method: 'GET',
    path: '/test-results/:testId/report/message',
    auth: 'optional',
    testIdHeader: 'optional',
    errors: { 401: 'INVALID_TOKEN', 404: 'TEST_RESULT_NOT_FOUND', ...LIMITED },
  },
  withdrawReport: {
    method: 'POST',
    path: '/test-results/:testId/report/withdraw',
    auth: 'optional',
    testIdHeader: 'optional',
    errors: { 401: 'INVALID_TOKEN', 404: 'TEST_RESULT_NOT_FOUND', ...LIMITED },
  },
  getPersonalData: {
    method: 'GET',
    path: '/accounts/personal-data',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', ...LIMITED },
  },
  sendSupportRequest: {
    method: 'POST',
    path: '/support/send-request',
    auth: 'none',
    isNamed: true,
    errors: { 422: 'INVALID_REQUEST', ...LIMITED },
  },
  lookUpLocation: {
    method: 'GET',
    path: '/locations/:zip',
    auth: 'none',
    errors: { 404: 'INVALID_ZIP', ...LIMITED },
  },
  translations: TRANSLATIONS_ROUTE,
  serverTime: { method: 'GET', path: '/time', auth: 'none', errors: {} },
  health: { method: 'GET', path: '/health', auth: 'none', errors: {} },
} as const satisfies Record<string, ApiRoute>;

export type ApiRouteId = keyof typeof API_ROUTES;

/** `errorCodeOf` the call with that id. */
export function errorCodeFor(routeId: ApiRouteId, status: number, named?: unknown): ErrorCode {
  return errorCodeOf(API_ROUTES[routeId], status, named);
}

type NameOf<Route extends ApiRoute> = Route extends ApiRoute ? `${Route['method']} ${Route['path']}` : never;

/** The name of a call in scenarios: method and path, such as `POST /devices/check-id`. */
export type CallName = NameOf<(typeof API_ROUTES)[ApiRouteId]>;

/** The name of the call with that id. */
export function routeName(routeId: ApiRouteId): CallName {
  const { method, path } = API_ROUTES[routeId];
  return `${method} ${path}` as CallName;
}
