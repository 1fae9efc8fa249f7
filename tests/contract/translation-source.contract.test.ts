import { makeHttpTranslationSource } from '../../adapters/http/http-translation-source.ts';
import { makeKyClient } from '../../adapters/http/ky-client.ts';
import { makeMemoryTranslationSource } from '../../adapters/memory/memory-translation-source.ts';
import { translations } from '../../adapters/translations/index.ts';
import { sharedServerHost } from '../support/server-host.ts';
import { describeTranslationSource } from './translation-source.suite.ts';

describeTranslationSource('memory', () =>
  Promise.resolve({ source: makeMemoryTranslationSource(translations), stop: () => Promise.resolve() }),
);

describeTranslationSource('ky and the real server', async () => {
  const host = sharedServerHost();
  const server = await host.startAnew();
  return { source: makeHttpTranslationSource(makeKyClient({ baseUrl: server.url })), stop: host.stop };
});
