import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let cacheDir = '';

beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'clearline-vite-'));
});

afterEach(() => rmSync(cacheDir, { recursive: true, force: true }));

/** What a development server warns of while it looks for packages in all modules, with nothing kept from an earlier run. */
async function warningsOfScan(mode: string): Promise<readonly string[]> {
  const warnings: string[] = [];
  const keep = (text: string): void => void warnings.push(text);
  const customLogger = { ...createLogger(), info: () => {}, warn: keep, warnOnce: keep, error: keep };
  const server = await createServer({ mode, cacheDir, customLogger, server: { middlewareMode: true, ws: false } });
  try {
    await server.environments.client.depsOptimizer?.init();
    await server.environments.client.depsOptimizer?.scanProcessing;
  } finally {
    await server.close();
  }
  return warnings;
}

describe('the development server', () => {
  it.each(['development', 'offline'])('resolves every import in mode %s', async (mode) => {
    expect(await warningsOfScan(mode)).toEqual([]);
  });
});
