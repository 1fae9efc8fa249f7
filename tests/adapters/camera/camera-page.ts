import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** The part of the web app's policy that affects the camera and the decoder. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** Builds a page, by default that in `page/`, as the web app is built for production, and serves it at `url` on a free port. */
export async function serveCameraPage(
  root = join(import.meta.dirname, 'page'),
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'camera-page-'));
  const shared = {
    configFile: false as const,
    root,
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    worker: { format: 'es' as const },
  };
  await build(shared);
  const headers = { 'content-security-policy': CONTENT_SECURITY_POLICY };
  const server = await preview({ ...shared, preview: { port: 0, headers, allowedHosts: true } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page is not served.');
  return {
    url,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
