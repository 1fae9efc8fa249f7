import { delay, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServerPlayBackEnd } from '../../cli/play/server-back-end.ts';
import { API_ROUTES } from '../../core/api/routes.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { startRealServer } from '../support/real-server.ts';
import { failureOf, playInTerminal, readScenarioFile } from '../support/scenarios.ts';
import { sharedServerHost, type HostedServer } from '../support/server-host.ts';
import { allScenarios } from './scenario-files.ts';

/** Without those that visit every step, which would only repeat the same calls. */
const scenarios = allScenarios()
  .map(({ name, path }) => ({ name, path, ...readScenarioFile(path) }))
  .filter(({ scenario }) => scenario.terminalOnly === null);

let server: HostedServer;

beforeAll(async () => {
  server = await sharedServerHost().startAnew({ ADDRESS_LIMIT_FACTOR: '100' });
});

afterAll(async () => {
  await sharedServerHost().stop();
});

/** Why a scenario failed on the server; empty if it did not. */
async function failureOnServer(scenario: Scenario, path: string): Promise<string> {
  return failureOf(await playInTerminal(scenario, makeServerPlayBackEnd(server.url, KITS)), path);
}

/** Whether a server remembers something of an earlier play that affects the next one. */
function scansCassettes({ actions }: Scenario): boolean {
  return actions.some(({ name }) => name === 'scan');
}

describe('every scenario that is not only for the terminal, on a running server', () => {
  it.each(scenarios)('$name', async ({ scenario, path }) => {
    expect(await failureOnServer(scenario, path)).toBe('');
  });

  it.each(scenarios.filter(({ scenario }) => scansCassettes(scenario)))(
    '$name again, although the server still holds the cassettes of the first time',
    { tags: ['full'] },
    async ({ scenario, path }) => {
      expect(await failureOnServer(scenario, path)).toBe('');
    },
  );
});

describe('a slow server', () => {
  it('does not change what a scenario does: the question about a cassette is waited for', async () => {
    const slow = setupServer(
      http.post(`${server.url}${API_ROUTES.checkDevice.path}`, async () => {
        await delay(100);
        return passthrough();
      }),
    );
    const late = scenarios.find(({ name }) => name === 'network/late-check-after-a-logout.yaml')!;
    slow.listen({ onUnhandledFrame: 'bypass' });
    try {
      expect(await failureOnServer(late.scenario, late.path)).toBe('');
    } finally {
      slow.close();
    }
  });
});

describe('a server in production', () => {
  it('does not let its clock be set, and scenarios run in real time', async () => {
    const production = await startRealServer({ env: { NODE_ENV: 'production' } });
    try {
      const first = scenarios.find(({ name, scenario }) => name.startsWith('reporting/') && scenario.who === 'guest');
      const { ok, found } = await playInTerminal(first!.scenario, makeServerPlayBackEnd(production.url, KITS));
      expect({ ok, found }).toEqual({ ok: true, found: null });
    } finally {
      await production.stop();
    }
  });
});
