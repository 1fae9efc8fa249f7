import type { ErrorCode } from '../domain/error-codes.ts';

/** One call of product.md section 7: server and client both read this table. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: string;
  /** Who may call: anyone, or holders of an access token. */
  readonly auth: 'none' | 'bearer';
  /** The cookie that stands for who calls, where one does. A call with a cookie is taken from the app's own pages alone. */
  readonly cookie?: 'refresh' | 'registration';
  /** What the header X-Test-Id is to this call (decisions.md section 6). */
  readonly testIdHeader?: 'required' | 'optional';
  /** The catalogue's code for a status of this call; an offline client is always NETWORK_REQUEST_FAILED. */
  readonly errors: Readonly<Partial<Record<number, ErrorCode>>>;
  /** The code for any other failing status. */
  readonly otherwise: ErrorCode;
}

/** Any call may be made too often. */
const LIMITED = { 429: 'TOO_MANY_REQUESTS' } as const;

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
    otherwise: 'TEST_SUBMIT_FAILED',
  },
  createResult: {
    method: 'POST',
    path: '/test-results/create',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 409: 'PREVIOUSLY_USED_DEVICE', ...LIMITED },
    otherwise: 'TEST_SUBMIT_FAILED',
  },
  postProgress: {
    method: 'POST',
    path: '/test-results/post-test-progress',
    auth: 'none',
    errors: {},
    otherwise: 'UNKNOWN',
  },
  checkDevice: {
    method: 'POST',
    path: '/devices/check-id',
    auth: 'none',
    testIdHeader: 'optional',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
    otherwise: 'UNKNOWN',
  },
  saveDevice: {
    method: 'POST',
    path: '/devices/save-device',
    auth: 'none',
    testIdHeader: 'required',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
    otherwise: 'UNKNOWN',
  },
  removeDevice: {
    method: 'DELETE',
    path: '/devices/remove-scan',
    auth: 'none',
    testIdHeader: 'required',
    errors: { 409: 'PREVIOUSLY_USED_DEVICE' },
    otherwise: 'UNKNOWN',
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/accounts/send-verification-code',
    auth: 'none',
    errors: { 409: 'EMAIL_REGISTRATION_ERROR', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  verifyCode: {
    method: 'POST',
    path: '/accounts/verify-code',
    auth: 'none',
    errors: { 400: 'INVALID_CODE', 409: 'EMAIL_REGISTRATION_ERROR', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  createAccount: {
    method: 'POST',
    path: '/accounts/create',
    auth: 'none',
    cookie: 'registration',
    errors: { 401: 'INVALID_TOKEN', 409: 'EMAIL_REGISTRATION_ERROR', 422: 'UNPROCESSABLE_PASSWORD', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  logIn: {
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    errors: { 401: 'INVALID_USERNAME_OR_PASSWORD', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  submitOneTimePassword: {
    method: 'POST',
    path: '/auth/one-time-password',
    auth: 'none',
    errors: { 400: 'INVALID_OTP_TOKEN', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  resendOneTimePassword: {
    method: 'POST',
    path: '/auth/one-time-password/resend',
    auth: 'none',
    errors: { 400: 'INVALID_OTP_DEVICE', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  refreshAccess: {
    method: 'POST',
    path: '/auth/refresh',
    auth: 'none',
    cookie: 'refresh',
    errors: { 401: 'INVALID_TOKEN', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  logOut: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'none',
    cookie: 'refresh',
    errors: LIMITED,
    otherwise: 'UNKNOWN',
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/users/:userId/password',
    auth: 'bearer',
    errors: { 400: 'INVALID_TOKEN', 401: 'INCORRECT_PASSWORD', 422: 'UNPROCESSABLE_PASSWORD', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'none',
    errors: LIMITED,
    otherwise: 'UNKNOWN',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'none',
    errors: { 400: 'INVALID_TOKEN', 422: 'UNPROCESSABLE_PASSWORD', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  listOtpDevices: {
    method: 'GET',
    path: '/auth/otp-devices',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  sendOtpDeviceCode: {
    method: 'POST',
    path: '/auth/otp-devices/code',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 422: 'INVALID_OTP_DEVICE', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  addOtpDevice: {
    method: 'POST',
    path: '/auth/otp-devices',
    auth: 'bearer',
    errors: { 400: 'INVALID_CODE', 401: 'INVALID_TOKEN', 422: 'INVALID_OTP_DEVICE', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  removeOtpDevice: {
    method: 'DELETE',
    path: '/auth/otp-devices/:deviceId',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 404: 'INVALID_OTP_DEVICE', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  createProfile: {
    method: 'POST',
    path: '/profiles/create',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 404: 'PROFILE_NOT_FOUND', 422: 'INVALID_REQUEST', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  getAllProfiles: {
    method: 'GET',
    path: '/profiles/get-all/:userId',
    auth: 'bearer',
    errors: { 401: 'INVALID_TOKEN', 404: 'PROFILE_NOT_FOUND', ...LIMITED },
    otherwise: 'UNKNOWN',
  },
  translations: {
    method: 'GET',
    path: '/translations/:language.json',
    auth: 'none',
    errors: { 404: 'LANGUAGE_NOT_SUPPORTED' },
    otherwise: 'UNKNOWN',
  },
  health: { method: 'GET', path: '/health', auth: 'none', errors: {}, otherwise: 'UNKNOWN' },
} as const satisfies Record<string, ApiRoute>;

export type ApiRouteId = keyof typeof API_ROUTES;

/** The catalogue's code for a failing status of a call (product.md section 8, "Status mapping"). */
export function errorCodeFor(routeId: ApiRouteId, status: number): ErrorCode {
  const route: ApiRoute = API_ROUTES[routeId];
  return route.errors[status] ?? route.otherwise;
}

/** A call's name in scenarios: method and path, such as `POST /devices/check-id`. */
export function routeName(routeId: ApiRouteId): string {
  const route: ApiRoute = API_ROUTES[routeId];
  return `${route.method} ${route.path}`;
}
