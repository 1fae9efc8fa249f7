import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { KITS_WITH_SECOND } from '../../fixtures/kits/second-kit.ts';
import { playInTerminal, readScenarioFile } from '../support/scenarios.ts';

const { scenario } = readScenarioFile(join(import.meta.dirname, '../../fixtures/kits/second-kit.yaml'));

it('a kit that the composition root adds is guided through the whole flow by its own values', async () => {
  expect(await playInTerminal(scenario, makeMemoryPlayBackEnd(KITS_WITH_SECOND))).toMatchObject({ ok: true });
});

it('the product itself does not accept that kit, nor its box', async () => {
  const { ok, found } = await playInTerminal(scenario, makeMemoryPlayBackEnd(KITS));
  expect(ok).toBe(false);
  expect(found).toMatchObject({ step: 'scan-device', scan: 'scanFailed' });
});
