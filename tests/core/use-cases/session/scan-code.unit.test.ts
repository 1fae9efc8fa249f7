import { describe, expect, it } from 'vitest';
import { BOX_URL, CASSETTE, startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const LAST_DAY = '0100860000000017112411201726112010COV240003221AKU1V2W3';
const TWENTY_HOURS = 20 * 60 * 60_000;

async function at(step: Parameters<FlowHarness['passUntil']>[0]): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  return harness;
}

describe('a code that is typed', () => {
  it('is read in capital letters, at the first scan and at the second', async () => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(CASSETTE.toLowerCase(), 'typed');
    expect([harness.step(), harness.state().session.deviceId]).toEqual(['remove-foil', 'A1B2C3D4COV2600017']);
    await harness.passUntil('second-scan');
    await harness.actions().scanCode(CASSETTE.toLowerCase(), 'typed');
    expect(harness.step()).toBe('result-questionnaire');
  });

  it('of a kit box keeps its letters, which count in a link', async () => {
    const harness = await at('scan-device');
    await harness.actions().scanCode(BOX_URL, 'typed');
    expect(harness.step()).toBe('first-scan');
  });
});

describe('a code that is scanned', () => {
  it('is taken as it was read', async () => {
    const harness = await at('second-scan');
    await harness.actions().scanCode(CASSETTE.replace('A1B2C3D4', 'a1b2c3d4'));
    expect(harness.state().view.scanOutcome).toBe('codeIsDifferentThanBefore');
  });
});

describe('the last day of a cassette', () => {
  it('is that of its first scan: the next day it is taken again, at the first scan and at the second', async () => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(LAST_DAY);
    harness.actions().pressBack();
    harness.clock.advance(TWENTY_HOURS);
    await harness.actions().scanCode(LAST_DAY);
    expect(harness.step()).toBe('remove-foil');
    await harness.passUntil('second-scan');
    await harness.actions().scanCode(LAST_DAY);
    expect(harness.step()).toBe('result-questionnaire');
  });

  it('is over for a cassette that was not scanned on it', async () => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(CASSETTE);
    harness.actions().pressBack();
    harness.clock.advance(TWENTY_HOURS);
    await harness.actions().scanCode(LAST_DAY);
    expect(harness.state().view.scanOutcome).toBe('expired');
  });
});
