import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyFile, writeKeyFile } from '../../server/keys/key-file.ts';
import { makeKeyRing } from '../../server/keys/key-ring.ts';
import { makeKeys, usedKey } from '../../server/keys/key.ts';
import { makeKeyWatch } from '../../server/keys/key-watch.ts';
import { putKeys } from '../../server/keys/kysely-key-registry.ts';
import { loadKeys } from '../../server/keys/load-keys.ts';
import { rotateKeys } from '../../server/keys/rotate-keys.ts';
import { startEngines } from './engines.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

describe.each(await startEngines())('Servers with keys on $name', (engine) => {
  let connected: Awaited<ReturnType<typeof engine.openMigrated>>;
  let folder: string;
  beforeAll(async () => {
    connected = await engine.openMigrated();
    folder = mkdtempSync(join(tmpdir(), 'clearline-watch-'));
  });
  afterAll(async () => {
    await connected.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => putKeys(connected.db, []));

  const NOW = SAMPLE_INSTANT;
  const sourceAt = (name: string) => ({ keys: null, keyFile: join(folder, name, 'keys.json') });

  /** A server whose file holds keys, with the events that it notes. */
  function watching(name: string, keys = makeKeys(NOW)) {
    const source = sourceAt(name);
    createKeyFile(source.keyFile, keys);
    const ring = makeKeyRing(keys, () => NOW);
    const events: string[] = [];
    const watch = makeKeyWatch({
      db: connected.db,
      source,
      keys: ring,
      onChanged: () => void events.push('keysChanged'),
      onDiffer: () => void events.push('keysDiffer'),
      onFileFailed: (failure) => void events.push(failure),
      now: () => NOW,
    });
    return { source, ring, keys, events, watch };
  }

  test('that start at once without a file keep one set of keys', async () => {
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => loadKeys(connected.db, sourceAt('together'), NOW)),
    );
    const sets = starts.map((started) =>
      JSON.stringify(started.ok ? started.value.map(({ id }) => id) : started.error),
    );
    expect(new Set(sets).size).toBe(1);
    expect(starts.every(({ ok }) => ok)).toBe(true);
  });

  test('that start at once with different files: one of them is refused', async () => {
    const starts = await Promise.all(['a', 'b'].map((name) => loadKeys(connected.db, sourceAt(name), NOW)));
    expect(starts.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test('that have a changed key file use it from then on', async () => {
    const { source, ring, keys, events, watch } = watching('changed');
    await watch.look();
    expect(events).toEqual([]);
    const rotated = rotateKeys(keys, { now: NOW, usedFrom: NOW, dropOld: false });
    writeKeyFile(source.keyFile, rotated);
    await watch.look();
    await watch.look();
    expect(ring.used('codes').id).toBe(usedKey(rotated, 'codes', NOW)?.id);
    expect(events).toEqual(['keysChanged']);
    expect(watch.agreement()).toBe('agreed');
  });

  test('that keep their keys while the file is missing or damaged, and say so once', async () => {
    const { source, ring, keys, events, watch } = watching('unreadable');
    rmSync(source.keyFile);
    await watch.look();
    await watch.look();
    expect(watch.fileFailure()).toBe('keyFileMissing');
    writeFileSync(source.keyFile, '{', { mode: 0o600 });
    await watch.look();
    expect(watch.fileFailure()).toBe('keyFileUnusable');
    expect(ring.all()).toEqual(keys);
    expect(events).toEqual(['keyFileMissing', 'keyFileUnusable']);
    writeKeyFile(source.keyFile, keys);
    await watch.look();
    expect(watch.fileFailure()).toBeNull();
  });

  test('that lack a key are not ready from the time when others use it, and say so once', async () => {
    const { keys, events, watch } = watching('stale');
    await watch.look();
    await putKeys(connected.db, rotateKeys(keys, { now: NOW, usedFrom: NOW + 1, dropOld: false }));
    await watch.look();
    expect(watch.agreement()).toBe('agreed');
    await putKeys(connected.db, rotateKeys(keys, { now: NOW, usedFrom: NOW, dropOld: false }));
    await watch.look();
    await watch.look();
    expect(watch.agreement()).toBe('differ');
    expect(events).toEqual(['keysDiffer']);
  });

  test('that have newer keys than a restored database start on it', async () => {
    const old = makeKeys(NOW - 1e9);
    await putKeys(connected.db, old);
    const once = rotateKeys(old, { now: NOW - 1e8, usedFrom: NOW - 1e8, dropOld: false });
    const source = sourceAt('newer');
    createKeyFile(source.keyFile, rotateKeys(once, { now: NOW, usedFrom: NOW, dropOld: false }));
    expect((await loadKeys(connected.db, source, NOW)).ok).toBe(true);
  });
});
