import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectBidi, type Bidi } from './bidi.ts';
import { makeHome, startEngineProcess } from './engine-process.ts';
import { ENGINE_ZONE, keyActions, PHONE, type EngineBrowser, type EngineTab } from './engine-tab.ts';

/** Firefox itself sets what automation needs; without animations a screen comes to rest at once. */
const PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\n';
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

/** What a function that ran in the page came to. */
interface Evaluation {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A tab in a user context, as Firefox calls the data of one visitor. */
async function openTab(bidi: Bidi): Promise<EngineTab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  await bidi.send('emulation.setTimezoneOverride', { timezone: ENGINE_ZONE.name, userContexts: [userContext] });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await bidi.send('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    run: async (source, argument) => {
      const { result, exceptionDetails } = await bidi.send<Evaluation>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify(await (${source})(JSON.parse(given)) ?? null)`,
        arguments: [{ type: 'string', value: argument }],
        target: { context },
        awaitPromise: true,
      });
      if (result?.value === undefined) throw new Error(exceptionDetails?.text ?? 'The page answered nothing.');
      return result.value;
    },
    press: (keys) => bidi.send('input.performActions', { context, actions: keyActions(keys) }),
    chooseFile: async (selector, path) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await bidi.send<{ nodes: readonly object[] }>('browsingContext.locateNodes', {
        context,
        locator,
      });
      await bidi.send('input.setFiles', { context, element: nodes[0], files: [path] });
    },
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<EngineBrowser> {
  const home = makeHome();
  writeFileSync(join(home.path, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', home.path, '--remote-debugging-port', '0'];
  const firefox = startEngineProcess(program, args, { HOME: home.path, MOZ_CRASHREPORTER_DISABLE: '1' });
  const close = async (): Promise<void> => {
    await firefox.end();
    home.remove();
  };
  try {
    const bidi = await connectBidi(`${await firefox.written('stderr', LISTENS)}/session`);
    await bidi.send('session.new', { capabilities: {} });
    return {
      openTab: () => openTab(bidi),
      close: async () => {
        bidi.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
