import '@abraham/reflection';
import { Container, ContainerModule } from 'inversify';
import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { makeWebLocksWithLock } from '../../adapters/locks/web-locks-with-lock.ts';
import { makeBroadcastTabChannel } from '../../adapters/tabs/broadcast-tab-channel.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../../core/domain/languages.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { latePart } from '../loading/late-part.ts';
import { latePort } from '../loading/late-port.ts';
import type { FirstServices, FrameParts, Services } from './services.ts';
import { sessionModule } from './session.module.ts';
import { bindValues, FOR_SCREENS, resolve } from './tokens.ts';

/** The ports to the server. No screen needs their HTTP client to render, so it is loaded with the first call. */
function serverPorts(load: () => Promise<ServerPorts>): ServerPorts {
  return {
    resultApi: latePort(async () => (await load()).resultApi),
    reportApi: latePort(async () => (await load()).reportApi),
    deviceRegistry: latePort(async () => (await load()).deviceRegistry),
    authApi: latePort(async () => (await load()).authApi),
    otpDeviceApi: latePort(async () => (await load()).otpDeviceApi),
    profileRepo: latePort(async () => (await load()).profileRepo),
    supportApi: latePort(async () => (await load()).supportApi),
    locationLookup: latePort(async () => (await load()).locationLookup),
    serverTime: latePort(async () => (await load()).serverTime),
  };
}

/** The bindings that exist from the start. */
function startingModule({ storage, navigator, texts }: FirstServices, ports: ServerPorts): ContainerModule {
  return new ContainerModule(({ bind }) =>
    bindValues(bind, {
      ...ports,
      storage,
      navigator,
      clock: makeSystemClock(),
      kits: KITS,
      settings: DEFAULT_KIT_SETTINGS,
      withLock: makeWebLocksWithLock(),
      tabChannel: makeBroadcastTabChannel(),
      language: () => (isLanguage(texts.language) ? texts.language : FALLBACK_LANGUAGE),
    }),
  );
}

/** Composes all services except those of the first page. Loaded after the first page, which does not need them. */
export function composeServices(first: FirstServices, frameParts: FrameParts, baseUrl: string): Services {
  const { storage } = first;
  const container = new Container();
  const loadServer = latePart(async () => (await import('./server-ports.module.ts')).makeServerPorts(baseUrl, storage));
  container.load(startingModule(first, serverPorts(loadServer)), sessionModule);
  return {
    ...first,
    ...resolve(container, FOR_SCREENS),
    frameParts,
    loadServer,
    loadAccount: latePart(async () => {
      const { accountModule, ACCOUNT_NEEDS } = await import('./account.module.ts');
      container.load(accountModule);
      const { accountActions, loginKeeper } = resolve(container, ['accountActions', 'loginKeeper']);
      return { actions: accountActions, keeper: loginKeeper, deps: resolve(container, ACCOUNT_NEEDS) };
    }),
    // The decoder is the largest part; only the scan steps need it.
    loadCamera: latePart(async () => (await import('../../adapters/camera/zxing-camera.ts')).makeZxingCamera(storage)),
    loadDecoder: latePart(async () => (await import('../../adapters/camera/preload-decoder.ts')).preloadDecoder()),
    loadAlerts: latePart(async () => (await import('./timer-alerts.module.ts')).makePageAlerts(storage, window)),
    loadCalendar: latePart(async () =>
      (await import('../../adapters/calendar/ical-calendar-files.ts')).makeIcalCalendarFiles(),
    ),
  };
}
