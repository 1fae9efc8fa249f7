import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../core/api/routes.ts';
import { composeServer } from '../../server/wiring/composition-root.ts';
import type { ApiHandlers } from '../../server/http/register-api.ts';
import { appDeps } from '../../server/wiring/http-parts.ts';
import { sqliteEngine } from './engines.ts';
import { testKeys } from '../support/test-keys.ts';
import { testConfig } from './test-app.ts';

describe('The handlers of the API', () => {
  let handlers: ApiHandlers;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const connected = await sqliteEngine.openMigrated();
    close = connected.close;
    handlers = composeServer(testConfig(), connected, testKeys()).get(appDeps).handlers;
  });
  afterAll(() => close());

  it('are exactly those of the calls in the API table', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(API_ROUTES).sort());
  });

  it('do not compile if the handler of a call is missing', () => {
    const { health: _health, ...others } = handlers;
    // @ts-expect-error The handler of `health` is missing. The type check fails here if that is allowed.
    const incomplete: ApiHandlers = others;
    expect(Object.keys(incomplete)).not.toContain('health');
  });
});
