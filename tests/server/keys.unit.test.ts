import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../core/domain/limits.ts';
import { createKeyFile, parseKeys, printKeys, readKeyFile, writeKeyFile } from '../../server/keys/key-file.ts';
import { makeKeyRing } from '../../server/keys/key-ring.ts';
import { KEY_PURPOSES, makeKey, makeKeys, stateOf, type Key } from '../../server/keys/key.ts';
import { makePseudonyms } from '../../server/trail/pseudonyms.ts';
import { rotateKeys } from '../../server/keys/rotate-keys.ts';
import { seal, unseal } from '../../server/keys/seal.ts';
import { openMessage, sealMessage } from '../../server/messages/sealed-message.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const NOW = SAMPLE_INSTANT;
const MINUTE_MS = 60_000;

const ringAt = (keys: readonly Key[], at: number) => makeKeyRing(keys, () => at);
const statesAt = (keys: readonly Key[], at: number) =>
  keys.filter(({ purpose }) => purpose === 'access-tokens').map((key) => stateOf(keys, key, at));

describe('The key file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearline-keys-'));
    file = join(folder, 'new', 'keys.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is created so that only its owner can read it, also under a wide umask, with nothing beside it', () => {
    const before = process.umask(0);
    const keys = makeKeys(NOW);
    expect(createKeyFile(file, keys).ok).toBe(true);
    process.umask(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'new'))).toEqual(['keys.json']);
    expect(readKeyFile(file)).toEqual({ ok: true, value: keys });
  });

  test('is never overwritten by a server that creates one', () => {
    createKeyFile(file, makeKeys(NOW));
    const text = readFileSync(file, 'utf8');
    expect(createKeyFile(file, makeKeys(NOW))).toMatchObject({
      ok: false,
      error: expect.stringContaining('EEXIST') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('is replaced as a whole, with the same mode', () => {
    createKeyFile(file, makeKeys(NOW));
    const next = makeKeys(NOW + 1);
    expect(writeKeyFile(file, next).ok).toBe(true);
    expect(readKeyFile(file)).toEqual({ ok: true, value: next });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([0o640, 0o604, 0o620, 0o601])('with mode %o is refused, with the command that helps', (mode) => {
    createKeyFile(file, makeKeys(NOW));
    chmodSync(file, mode);
    const read = readKeyFile(file);
    expect(read).toEqual({
      ok: false,
      error: `Other users of this machine can read the key file ${file}. Run: chmod 600 ${file}`,
    });
  });

  test('that is missing is no failure', () => {
    expect(readKeyFile(file)).toEqual({ ok: true, value: null });
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['an empty object', '{}'],
    ['no keys', '{"version":1,"keys":[]}'],
    ['no key for one purpose', printKeys(makeKeys(NOW).slice(1))],
  ])('that holds %s is refused, and its contents are not repeated', (_name, text) => {
    createKeyFile(file, makeKeys(NOW));
    writeFileSync(file, text);
    expect(readKeyFile(file)).toEqual({
      ok: false,
      error: `The key file ${file} is damaged. Restore it from its backup.`,
    });
  });

  test('that is a directory is refused as that', () => {
    expect(readKeyFile(folder)).toEqual({
      ok: false,
      error: `${folder} is a directory. Set KEY_FILE to a file, such as ${folder}/keys.json.`,
    });
  });

  test('that cannot be written is named', () => {
    writeFileSync(join(folder, 'new'), '');
    expect(createKeyFile(file, makeKeys(NOW))).toMatchObject({
      error: expect.stringContaining('Set KEY_FILE') as string,
    });
  });
});

describe('Rotating keys', () => {
  const old = makeKeys(NOW - 1000);
  const rotated = rotateKeys(old, { now: NOW, usedFrom: NOW + 2 * MINUTE_MS, dropOld: false });

  test('uses the new keys from the given time, and accepts the old ones until their tokens have ended', () => {
    expect(statesAt(rotated, NOW)).toEqual(['used', 'waiting']);
    expect(statesAt(rotated, NOW + 2 * MINUTE_MS)).toEqual(['accepted', 'used']);
    const end = NOW + 2 * MINUTE_MS + ACCESS_TOKEN_LIFETIME_MS;
    expect(statesAt(rotated, end - 1)).toEqual(['accepted', 'used']);
    expect(statesAt(rotated, end)).toEqual(['ended', 'used']);
  });

  test('accepts what a key makes that is not used yet, because other servers may use it before', () => {
    const [id] = rotated.filter((key) => stateOf(rotated, key, NOW) === 'waiting').map((key) => key.id);
    expect(ringAt(rotated, NOW).find('access-tokens', id ?? '')).not.toBeNull();
  });

  test('erases the secrets of keys that have ended, and keeps their ids', () => {
    const later = rotateKeys(rotated, { now: NOW + 1e9, usedFrom: NOW + 1e9, dropOld: false });
    const ended = later.filter(({ secret }) => secret === null);
    expect(ended.map(({ id }) => id)).toEqual(
      old.filter(({ purpose }) => purpose !== 'pseudonyms').map(({ id }) => id),
    );
    expect(printKeys(later)).toContain(ended[0]?.id);
    expect(parseKeys(printKeys(later))).toEqual(later);
  });

  test('can drop the old keys at once', () => {
    const dropped = rotateKeys(old, { now: NOW, usedFrom: NOW + 1e6, dropOld: true });
    expect(statesAt(dropped, NOW)).toEqual(['ended', 'used']);
    expect(dropped.filter(({ secret, purpose }) => secret === null && purpose !== 'pseudonyms')).toHaveLength(3);
  });

  test('leaves the key of pseudonyms as it is, so that lines of the log stay comparable', () => {
    const pseudonym = (keys: readonly Key[], at: number) => makePseudonyms(ringAt(keys, at))('account', 'u-1');
    expect(pseudonym(rotated, NOW + 1e9)).toBe(pseudonym(old, NOW));
  });

  test('is possible any number of times, at any distance, and leaves one used key for each purpose', () => {
    let keys: readonly Key[] = old;
    for (const [now, wait] of [
      [NOW, 1e9],
      [NOW + 1, 0],
      [NOW + 2, 5],
      [NOW + 3, 0],
    ] as const) {
      keys = rotateKeys(keys, { now, usedFrom: now + wait, dropOld: false });
      for (const purpose of KEY_PURPOSES) {
        const used = keys.filter((key) => key.purpose === purpose && stateOf(keys, key, now) === 'used');
        expect(used).toHaveLength(1);
      }
    }
  });
});

describe('Sealed texts', () => {
  const keys = ringAt(makeKeys(NOW), NOW);

  test('hide the text, differ each time, and open with the key only', () => {
    const [one, other] = [seal(keys, '123456'), seal(keys, '123456')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('123456');
    expect(unseal(keys, one)).toBe('123456');
    expect(unseal(ringAt(makeKeys(NOW), NOW), one)).toBeNull();
  });

  test('do not open after a change of any part', () => {
    const sealed = seal(keys, '123456');
    const [prefix, id, text = ''] = sealed.split('.');
    const flipped = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    expect(unseal(keys, `${prefix}.${id}.${flipped}`)).toBeNull();
    expect(unseal(keys, `${prefix}.${id}.${text.slice(0, -4)}`)).toBeNull();
    expect(unseal(keys, `${prefix}.${id}.`)).toBeNull();
  });

  test('open with a replaced key while it is accepted, and not with the key of another purpose', () => {
    const own = makeKeys(NOW);
    const sealed = seal(ringAt(own, NOW), 'text');
    const rotated = rotateKeys(own, { now: NOW, usedFrom: NOW, dropOld: false });
    expect(unseal(ringAt(rotated, NOW + 1), sealed)).toBe('text');
    expect(unseal(ringAt(rotated, NOW + 1e9), sealed)).toBeNull();
    const [, id = ''] = sealed.split('.');
    const secret = own.find((key) => key.id === id)?.secret ?? new Uint8Array();
    expect(unseal(ringAt([makeKey('codes', NOW, { id, secret })], NOW), sealed)).toBeNull();
  });

  test('hold the code or link of a message, and leave the address by which commands find it', () => {
    const code = { kind: 'registrationCode', to: 'ana@mail.example', language: 'en', code: '123456' } as const;
    const link = { kind: 'resetLink', to: null, language: 'en', uid: 'dQ', token: 'aToken' } as const;
    for (const message of [code, link]) {
      const sealed = sealMessage(keys, message);
      expect(JSON.stringify(sealed)).not.toMatch(/123456|aToken/);
      expect(sealed.to).toBe(message.to);
      expect(openMessage(keys, sealed)).toEqual(message);
      expect(openMessage(ringAt(makeKeys(NOW), NOW), sealed)).toBeNull();
    }
    const changed = { kind: 'passwordChanged', to: 'ana@mail.example', language: 'en' } as const;
    expect(sealMessage(keys, changed)).toEqual(changed);
    expect(openMessage(keys, changed)).toEqual(changed);
  });
});

describe('Pseudonyms', () => {
  test('are the same for the same name, and differ by kind, name and key', () => {
    const pseudonymOf = makePseudonyms(ringAt(makeKeys(NOW), NOW));
    const others = makePseudonyms(ringAt(makeKeys(NOW), NOW));
    const names = [
      pseudonymOf('account', '203.0.113.7'),
      pseudonymOf('address', '203.0.113.7'),
      pseudonymOf('address', '203.0.113.8'),
      others('address', '203.0.113.7'),
    ];
    expect(new Set(names).size).toBe(4);
    expect(pseudonymOf('address', '203.0.113.7')).toBe(names[1]);
    expect(names.every((name) => /^[0-9a-f]{20}$/.test(name))).toBe(true);
  });
});
