import { token } from './tokens.ts';
import type { AppDeps } from '../http/app.ts';

/** What the container holds for the HTTP edge. */
export const HTTP_TOKENS = {
  appDeps: token<AppDeps>('appDeps'),
};
