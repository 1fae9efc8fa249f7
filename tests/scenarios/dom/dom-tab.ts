import { Window as DomWindow } from 'happy-dom';
import { vi } from 'vitest';
import { makeMemoryTranslationSource } from '../../../adapters/memory/memory-translation-source.ts';
import { translations } from '../../../adapters/translations/index.ts';
import type { PlayBackEnd } from '../../../cli/play/back-end.ts';
import type { TabChannel } from '../../../core/ports/tab-channel.ts';
import { savedLanguage, startTexts } from '../../../web/texts/i18n.ts';
import { showApp, type ShownApp, type Surroundings } from '../../web/transcripts/open-app.tsx';
import type { Camera } from '../../../core/ports/camera.ts';

/** What all tabs of a browser share. */
export interface DomBrowser extends Omit<Surroundings['browser'], 'tabChannel'> {
  readonly backEnd: PlayBackEnd;
  readonly camera: Camera;
  readonly openChannel: () => TabChannel;
}

/** A tab of a browser. Only the one in front is in the document; each has its own address and history. */
export interface DomTab {
  /** Opens the app anew, at another path or at the same. */
  load(path: string | null): Promise<void>;
  /** Puts the tab into the document. */
  enter(): void;
  /** Takes the tab out of the document. */
  leave(): void;
  /** Does something to the tab in front, and waits until its effects show. */
  perform(work: () => unknown): Promise<void>;
  /** Hears what other tabs said since the last turn; false if nothing. */
  hear(): Promise<boolean>;
  close(): void;
}

/** Messages of other tabs, which wait until this tab has its turn. */
function patient(channel: TabChannel): TabChannel & { readonly take: () => readonly (() => void)[] } {
  const waiting: (() => void)[] = [];
  return {
    tabId: channel.tabId,
    post: (message) => channel.post(message),
    subscribe: (listener) => channel.subscribe((message) => void waiting.push(() => listener(message))),
    take: () => waiting.splice(0),
  };
}

/** A tab with the address and the history of this window, by default those of the document. */
export function makeDomTab(shared: DomBrowser, tab: Window = window): DomTab {
  const { openChannel, backEnd, camera, ...browser } = shared;
  const [location, history] = [tab.location, tab.history];
  const channel = patient(openChannel());
  let app: ShownApp | null = null;
  const open = (): ShownApp => {
    if (app === null) throw new Error('The tab shows nothing.');
    return app;
  };
  return {
    load: async (path) => {
      app?.close();
      channel.take();
      if (path !== null) history.pushState(null, '', path);
      const source = makeMemoryTranslationSource(translations);
      const texts = await startTexts(source, savedLanguage(browser.storage), window);
      app = await showApp({ texts, backEnd, camera, tab, browser: { ...browser, tabChannel: channel } });
    },
    enter: () => {
      vi.stubGlobal('location', location);
      vi.stubGlobal('history', history);
      if (app !== null) document.body.append(app.place);
    },
    leave: () => app?.place.remove(),
    perform: (work) => open().perform(work),
    hear: async () => {
      const messages = channel.take();
      await open().perform(() => messages.forEach((hear) => hear()));
      return messages.length > 0;
    },
    close: () => app?.close(),
  };
}

/** The window of another tab. */
export const anotherWindow = (): Window => new DomWindow({ url: window.location.origin }) as unknown as Window;
