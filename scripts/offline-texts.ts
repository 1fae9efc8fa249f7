import type { Plugin } from 'vite';
import { translations } from '../adapters/translations/index.ts';

const ID = 'virtual:texts';

/** Gives the page all texts as a module, for `npm run dev -- --offline`, where no server sends them. */
export function offlineTexts(): Plugin {
  return {
    name: 'offline-texts',
    resolveId: (id) => (id === ID ? id : null),
    load: (id) => (id === ID ? `export default ${JSON.stringify(translations)};` : null),
  };
}
