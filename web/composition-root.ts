import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { makeSystemClock } from '../adapters/clock/system-clock.ts';
import { DEFAULT_KIT_SETTINGS } from '../core/domain/settings.ts';
import { serverModule } from './server.module.ts';
import type { FirstServices, Services } from './services.ts';
import { sessionModule } from './session.module.ts';
import { TOKENS } from './tokens.ts';

/** Puts together everything behind the first page. It comes after the first page, which can do without it. */
export function composeServices(first: FirstServices, baseUrl: string): Services {
  const container = new Container();
  container.bind(TOKENS.storage).toConstantValue(first.storage);
  container.bind(TOKENS.navigator).toConstantValue(first.navigator);
  container.bind(TOKENS.clock).toConstantValue(makeSystemClock());
  container.bind(TOKENS.settings).toConstantValue(DEFAULT_KIT_SETTINGS);
  container.load(serverModule(baseUrl), sessionModule);
  return {
    ...first,
    store: container.get(TOKENS.sessionStore),
    actions: container.get(TOKENS.sessionActions),
    settings: container.get(TOKENS.settings),
    // The decoder is the heaviest part of all; only the scan steps ask for it.
    loadCamera: async () => (await import('../adapters/camera/zxing-camera.ts')).makeZxingCamera(),
  };
}
