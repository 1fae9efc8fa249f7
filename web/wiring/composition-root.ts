import { makeSystemClock } from '../../adapters/clock/system-clock.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { makeWebLocksWithLock } from '../../adapters/locks/web-locks-with-lock.ts';
import { makeBroadcastTabChannel } from '../../adapters/tabs/broadcast-tab-channel.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../core/domain/languages.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { makeAppRunner } from '../../core/flow/app-runner.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { latePart } from '../loading/late-part.ts';
import { latePort } from '../loading/late-port.ts';
import { SessionStore } from '../stores/session-store.ts';
import type { FirstServices, FrameParts, Services } from './services.ts';

/** The ports to the server. No screen needs their HTTP client to render, so it is loaded with the first call. */
function serverPorts(load: () => Promise<ServerPorts>): ServerPorts {
  return {
    resultApi: latePort(async () => (await load()).resultApi),
    reportApi: latePort(async () => (await load()).reportApi),
    deviceRegistry: latePort(async () => (await load()).deviceRegistry),
    authApi: latePort(async () => (await load()).authApi),
    loginSessionApi: latePort(async () => (await load()).loginSessionApi),
    otpDeviceApi: latePort(async () => (await load()).otpDeviceApi),
    profileRepo: latePort(async () => (await load()).profileRepo),
    supportApi: latePort(async () => (await load()).supportApi),
    personalDataApi: latePort(async () => (await load()).personalDataApi),
    locationLookup: latePort(async () => (await load()).locationLookup),
    serverTime: latePort(async () => (await load()).serverTime),
  };
}

/** Composes all services except those of the first page. Loaded after the first page, which does not need them. */
export function composeServices(first: FirstServices, frameParts: FrameParts, baseUrl: string): Services {
  const { storage, navigator, texts } = first;
  const loadServer = latePart(async () => (await import('./server-ports.module.ts')).makeServerPorts(baseUrl, storage));
  const settings = DEFAULT_KIT_SETTINGS;
  const ports = {
    ...serverPorts(loadServer),
    ...{ storage, navigator, clock: makeSystemClock() },
    withLock: makeWebLocksWithLock(),
    tabChannel: makeBroadcastTabChannel(),
  };
  const runner = makeAppRunner({ kits: KITS, ...ports });
  const store = new SessionStore(runner);
  const language = (): Language => (isLanguage(texts.language) ? texts.language : FALLBACK_LANGUAGE);
  return {
    ...first,
    ...ports,
    ...{ frameParts, loadServer, settings, runner, store },
    // While a step fades out, the store still has the session that shows.
    actions: makeSessionActions({ runner, settings, shown: () => store.session, ...ports }),
    loadAccount: latePart(async () => {
      const { makeAccountServices } = await import('./account-services.ts');
      return makeAccountServices({ runner, language, ...ports });
    }),
    // The decoder is the largest part; only the scan steps need it.
    loadCamera: latePart(async () => (await import('./camera.module.ts')).loadCamera(storage)),
    loadDecoder: latePart(async () => (await import('./camera.module.ts')).preloadDecoder()),
    loadDetails: latePart(async () =>
      (await import('./details.module.ts')).makeDetails({ runner, settings, texts, storage, navigator }, window),
    ),
    loadAlerts: latePart(async () => (await import('./timer-alerts.module.ts')).makePageAlerts(storage, window)),
    loadCalendar: latePart(async () =>
      (await import('../../adapters/calendar/ical-calendar-files.ts')).makeIcalCalendarFiles(),
    ),
  };
}
