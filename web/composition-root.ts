import '@abraham/reflection';
import { Container } from 'inversify';
import { makeSystemClock } from '../adapters/clock/system-clock.ts';
import { makeWebLocksWithLock } from '../adapters/locks/web-locks-with-lock.ts';
import { makeBroadcastTabChannel } from '../adapters/tabs/broadcast-tab-channel.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../core/domain/languages.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import { DEFAULT_KIT_SETTINGS } from '../core/domain/settings.ts';
import { serverModule } from './server.module.ts';
import { loadLater } from './load-later.ts';
import type { FirstServices, FrameParts, Services } from './services.ts';
import { sessionModule } from './session.module.ts';
import { TOKENS } from './tokens.ts';

/** Puts together everything behind the first page. It comes after the first page, which can do without it. */
export function composeServices(first: FirstServices, frameParts: FrameParts, baseUrl: string): Services {
  const container = new Container();
  container.bind(TOKENS.storage).toConstantValue(first.storage);
  container.bind(TOKENS.navigator).toConstantValue(first.navigator);
  container.bind(TOKENS.clock).toConstantValue(makeSystemClock());
  container.bind(TOKENS.kits).toConstantValue(KITS);
  container.bind(TOKENS.settings).toConstantValue(DEFAULT_KIT_SETTINGS);
  container.bind(TOKENS.withLock).toConstantValue(makeWebLocksWithLock());
  container.bind(TOKENS.tabChannel).toConstantValue(makeBroadcastTabChannel());
  container.bind(TOKENS.language).toConstantValue(() => {
    const { language } = first.texts;
    return isLanguage(language) ? language : FALLBACK_LANGUAGE;
  });
  const server = serverModule(baseUrl, first.storage);
  container.load(server.module, sessionModule);
  return {
    ...first,
    frameParts,
    store: container.get(TOKENS.sessionStore),
    actions: container.get(TOKENS.sessionActions),
    settings: container.get(TOKENS.settings),
    timerPorts: {
      runner: container.get(TOKENS.sessionRunner),
      clock: container.get(TOKENS.clock),
      serverTime: container.get(TOKENS.serverTime),
      storage: first.storage,
    },
    reportPorts: {
      reportApi: container.get(TOKENS.reportApi),
      runner: container.get(TOKENS.sessionRunner),
      navigator: first.navigator,
    },
    locationLookup: container.get(TOKENS.locationLookup),
    loadAccount: loadLater(async () => {
      container.load((await import('./account.module.ts')).accountModule);
      return { actions: container.get(TOKENS.accountActions), keeper: container.get(TOKENS.loginKeeper) };
    }),
    // The decoder is the heaviest part of all; only the scan steps ask for it.
    loadCamera: loadLater(async () =>
      (await import('../adapters/camera/zxing-camera.ts')).makeZxingCamera(first.storage),
    ),
    loadAlerts: loadLater(async () => (await import('./timer-alerts.module.ts')).makePageAlerts(first.storage, window)),
    loadDecoder: loadLater(async () => (await import('../adapters/camera/preload-decoder.ts')).preloadDecoder()),
    loadServer: server.bring,
    loadCalendar: loadLater(async () =>
      (await import('../adapters/calendar/ical-calendar-files.ts')).makeIcalCalendarFiles(),
    ),
  };
}
