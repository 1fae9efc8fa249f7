import { describe, expect, it, vi } from 'vitest';
import { err } from '../../../../core/domain/result.ts';
import { BOX_URL, CASSETTE, OTHER_CASSETTE, startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const LAST_DAY = '0100860000000017112411201726112010COV240003221AKU1V2W3';
const HELD = 'A1B2C3D4COV2600017';
const TWENTY_HOURS = 20 * 60 * 60_000;

async function at(step: Parameters<FlowHarness['passUntil']>[0]): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  return harness;
}

describe('a code that is typed', () => {
  it('is converted to uppercase, at the first scan and at the second', async () => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(CASSETTE.toLowerCase(), 'typed');
    expect([harness.step(), harness.state().session.deviceId]).toEqual(['remove-foil', 'A1B2C3D4COV2600017']);
    await harness.passUntil('second-scan');
    await harness.actions().scanCode(CASSETTE.toLowerCase(), 'typed');
    expect(harness.step()).toBe('result-questionnaire');
  });

  it.each([
    ...[
      '<GS>',
      '{GS}',
      '[GS]',
      '<gs>',
      '[FNC1]',
      '{FNC1}',
      '\\x1d',
      '\\x1D',
      '\\u001D',
      '^]',
      '\u241d',
      '&#29;',
      '\u001d',
    ].map((name) => `]d2${name}${CASSETTE.slice(0, -12)}${name}${CASSETTE.slice(-12)}`),
    ...[' ', '\u00a0', '\ufeff', '\u200b', '\t', '"', ' \ufeff '].map((before) => `${before}]d2${CASSETTE}`),
  ])('is read as other scanner apps show it: %j', async (shown) => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(shown, 'typed');
    expect(harness.state().session.deviceId).toBe('A1B2C3D4COV2600017');
  });

  it('of a kit box keeps its case, which matters in a link', async () => {
    const harness = await at('scan-device');
    await harness.actions().scanCode(BOX_URL, 'typed');
    expect(harness.step()).toBe('first-scan');
  });
});

describe('a code that is scanned', () => {
  it('is accepted as it was read', async () => {
    const harness = await at('second-scan');
    await harness.actions().scanCode(CASSETTE.replace('A1B2C3D4', 'a1b2c3d4'));
    expect(harness.state().view.scanOutcome).toBe('codeIsDifferentThanBefore');
  });
});

describe('a code that the server could not check', () => {
  it('is checked again without another scan', async () => {
    const harness = await at('first-scan');
    const { runner, actions, backend } = harness;
    backend.setOnline(false);
    await actions().scanCode(CASSETTE);
    await actions().retryScan();
    expect([harness.step(), runner().current().view.uncheckedCode]).toEqual(['first-scan', CASSETTE]);
    backend.setOnline(true);
    await actions().retryScan();
    expect([harness.step(), runner().current().view.uncheckedCode]).toEqual(['remove-foil', null]);
  });

  it('is forgotten with its message', async () => {
    const harness = await at('first-scan');
    harness.backend.setOnline(false);
    await harness.actions().scanCode(CASSETTE);
    harness.actions().dismissScanMessage();
    harness.backend.setOnline(true);
    await harness.actions().retryScan();
    expect([harness.step(), harness.state().view.uncheckedCode]).toEqual(['first-scan', null]);
  });
});

describe('the last day of a cassette', () => {
  it('is checked at its first scan: the next day it is still accepted, at the first scan and at the second', async () => {
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

  it('rejects a cassette that was not scanned by then', async () => {
    const harness = await at('first-scan');
    await harness.actions().scanCode(CASSETTE);
    harness.actions().pressBack();
    harness.clock.advance(TWENTY_HOURS);
    await harness.actions().scanCode(LAST_DAY);
    expect(harness.state().view.scanOutcome).toBe('expired');
  });
});

describe('a cassette that was saved but whose response was lost', () => {
  /** The server saves the cassette, and the page does not hear of it. */
  async function unanswered(): Promise<FlowHarness> {
    const harness = await at('first-scan');
    const { deviceRegistry } = harness.backend;
    const save: typeof deviceRegistry.save = deviceRegistry.save.bind(deviceRegistry);
    vi.spyOn(harness.backend.deviceRegistry, 'save').mockImplementationOnce(async (...device) => {
      await save(...device);
      return err({ code: 'NETWORK_REQUEST_FAILED' });
    });
    await harness.actions().scanCode(CASSETTE);
    expect([harness.step(), harness.backend.isHeld(HELD)]).toEqual(['first-scan', true]);
    harness.actions().dismissScanMessage();
    return harness;
  }

  it('is released when the test is left', async () => {
    const harness = await unanswered();
    harness.reload();
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.isHeld(HELD)).toBe(false);
  });

  it('is released when another one replaces it, and when that one is used', async () => {
    const harness = await unanswered();
    await harness.actions().scanCode(OTHER_CASSETTE);
    await harness.runner().settled();
    expect([harness.step(), harness.backend.isHeld(HELD)]).toEqual(['remove-foil', false]);
    expect(harness.state().session.unsureDeviceIds).toEqual([]);
  });

  it('is accepted when it is scanned again, and stays with the test', async () => {
    const harness = await unanswered();
    await harness.actions().scanCode(CASSETTE);
    await harness.runner().settled();
    expect([harness.step(), harness.backend.isHeld(HELD)]).toEqual(['remove-foil', true]);
    await harness.passUntil('countdown');
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.isHeld(HELD)).toBe(true);
  });

  it('is released when the network is back, if the test was left offline', async () => {
    const harness = await unanswered();
    harness.backend.setOnline(false);
    harness.actions().cancelTest();
    await harness.runner().settled();
    expect(harness.backend.isHeld(HELD)).toBe(true);
    harness.backend.setOnline(true);
    await harness.actions().sendWaiting();
    expect(harness.backend.isHeld(HELD)).toBe(false);
  });
});

describe('a cassette that was saved after its step was left', () => {
  it('is released when the network is back, if it went offline meanwhile', async () => {
    const harness = await at('first-scan');
    const { deviceRegistry } = harness.backend;
    const save: typeof deviceRegistry.save = deviceRegistry.save.bind(deviceRegistry);
    vi.spyOn(harness.backend.deviceRegistry, 'save').mockImplementationOnce(async (...device) => {
      const saved = await save(...device);
      harness.backend.setOnline(false);
      harness.actions().pressBack();
      return saved;
    });
    await harness.actions().scanCode(CASSETTE);
    await harness.runner().settled();
    expect([harness.step(), harness.backend.isHeld(HELD)]).toEqual(['scan-device', true]);
    harness.backend.setOnline(true);
    await harness.actions().sendWaiting();
    expect(harness.backend.isHeld(HELD)).toBe(false);
  });
});
