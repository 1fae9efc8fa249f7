import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeHome, startEngineProcess } from './engine-process.ts';
import { ENGINE_ZONE, keyActions, PHONE, type EngineBrowser, type EngineTab } from './engine-tab.ts';

/** WebKit's driver, the browser that it starts, the display that this one needs, and what gives its windows the focus. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  readonly windows: string;
}

const SCREEN = `${PHONE.width}x${PHONE.height}x24`;

const POLL_MS = 50;
const STARTS_WITHIN_MS = 60_000;

/** Without animations a screen comes to rest at once. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

/** The key of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Sends commands of the WebDriver protocol. */
function makeSend(root: string): Send {
  return async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(root + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${String(value.error)}: ${String(value.message)}`);
    return value;
  };
}

/** A free port; the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs in the page, with the source and its argument: calls the last parameter with what it comes to. */
const RUN = (source: string) => `
  const [given, done] = arguments;
  Promise.resolve(given).then(JSON.parse).then(${source})
    .then((value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error?.stack ?? error) }));`;

async function openTab(send: Send, browser: string): Promise<EngineTab> {
  const options = { binary: browser, args: ['--automation', '--full-screen', '--enable-media-stream=true'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const post = <Answer>(path: string, body: object) => send<Answer>('POST', session + path, body);
  await post('/timeouts', { script: STARTS_WITHIN_MS });
  return {
    goto: (url) => post('/url', { url }),
    reload: () => post('/refresh', {}),
    run: async (source, argument) => {
      const { value, error } = await post<{ value?: string; error?: string }>('/execute/async', {
        script: RUN(source),
        args: [argument],
      });
      if (value === undefined) throw new Error(error ?? 'The page answered nothing.');
      return value;
    },
    press: (keys) => post('/actions', { actions: keyActions(keys) }),
    chooseFile: async (selector, path) => {
      const found = await post<Record<string, string>>('/element', { using: 'css selector', value: selector });
      await post(`/element/${String(found[ELEMENT])}/value`, { text: path });
    },
    close: () => send('DELETE', session),
  };
}

/** Starts WebKit's driver on a display of its own. Each tab is a browser of its own, and stores nothing on the disk. */
export async function startWebKit({ driver, browser, display, windows }: WebKitPrograms): Promise<EngineBrowser> {
  const home = makeHome();
  mkdirSync(join(home.path, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home.path, '.config/gtk-3.0/settings.ini'), GTK_SETTINGS);
  const screen = startEngineProcess(display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {});
  const started = [screen];
  const close = async (): Promise<void> => {
    for (const program of started.toReversed()) await program.end();
    home.remove();
  };
  try {
    const number = await screen.written('display', /^(\d+)\n/);
    const port = await freePort();
    const env = {
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      TZ: ENGINE_ZONE.name,
      DISPLAY: `:${number}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A container does not let it make namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    started.push(startEngineProcess(windows, ['-use_titlebar', 'no'], env));
    started.push(startEngineProcess(driver, [`--port=${port}`], env));
    const send = makeSend(`http://127.0.0.1:${port}`);
    await untilReady(send);
    return { openTab: () => openTab(send, browser), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilReady(send: Send): Promise<void> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
