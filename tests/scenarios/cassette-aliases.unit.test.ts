import { describe, expect, it } from 'vitest';
import { CASSETTES, encodeCassette } from '../../fixtures/cassettes.ts';
import { deviceOfText, makeCassetteAliases } from '../../scenarios/cassette-aliases.ts';

const DEVICE = deviceOfText(CASSETTES.valid)!;

describe('a cassette under another serial number', () => {
  it('is scanned with it, and is otherwise unchanged, in any order of the fields', () => {
    const aliases = makeCassetteAliases();
    aliases.add(DEVICE, 'FFFF0000');
    for (const order of [undefined, ['21', '01', '11', '17', '10'], ['10', '21', '01', '17', '11']]) {
      const text = encodeCassette(DEVICE, 'long', order === undefined ? {} : { order });
      expect(deviceOfText(aliases.played(text))).toEqual({ ...DEVICE, serialNumber: 'FFFF0000' });
    }
  });

  it('is found when the same characters are in another field too', () => {
    const device = { ...DEVICE, serialNumber: '00000000', deviceIdentifier: '00000000000000' };
    const aliases = makeCassetteAliases();
    aliases.add(device, 'FFFF0000');
    const played = deviceOfText(
      aliases.played(encodeCassette(device, 'long', { order: ['21', '01', '11', '17', '10'] })),
    );
    expect(played).toEqual({ ...device, serialNumber: 'FFFF0000' });
  });

  it('is observed under its original serial number', () => {
    const aliases = makeCassetteAliases();
    aliases.add(DEVICE, 'FFFF0000');
    const payload = { deviceId: 'FFFF0000COV2600017', guestInfo: { firstName: 'Ana' }, list: [1, null] };
    expect(aliases.written(payload)).toEqual({ ...payload, deviceId: 'A1B2C3D4COV2600017' });
    expect(aliases.written(undefined)).toBe(null);
    expect(aliases.playedDevice(DEVICE)).toEqual({ ...DEVICE, serialNumber: 'FFFF0000' });
  });

  it('leaves every other text unchanged, also a cassette of another lot with the same serial number', () => {
    const aliases = makeCassetteAliases();
    aliases.add(DEVICE, 'FFFF0000');
    for (const text of [CASSETTES.flu, CASSETTES.different, 'https://clearline.example/kit', 'A1B2C3D4', '']) {
      expect(aliases.played(text)).toBe(text);
    }
  });
});
