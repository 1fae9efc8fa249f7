import { makeFetchTranslationSource } from '../../adapters/fetch/fetch-translation-source.ts';
import { makeMemoryTranslationSource } from '../../adapters/memory/memory-translation-source.ts';
import { translations } from '../../adapters/translations/index.ts';
import { sharedServerHost } from '../support/server-host.ts';
import { describeTranslationSource } from './translation-source.suite.ts';

describeTranslationSource('memory', () =>
  Promise.resolve({ source: makeMemoryTranslationSource(translations), stop: () => Promise.resolve() }),
);

describeTranslationSource('fetch and the real server', async () => {
  const host = sharedServerHost();
  const server = await host.startAnew();
  const source = makeFetchTranslationSource((path, init) => fetch(`${server.url}${path as string}`, init), null);
  return { source, stop: host.stop };
});
