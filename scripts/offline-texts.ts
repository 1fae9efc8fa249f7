import type { Plugin } from 'vite';

const ID = 'virtual:texts';

/**
 * Gives the page all texts as a module, for `npm run dev -- --offline`, where no server sends them. Every development server needs it:
 * Vite looks for packages in all modules when it starts, and stops at an import that it cannot resolve.
 */
export function offlineTexts(): Plugin {
  return {
    name: 'offline-texts',
    apply: 'serve',
    resolveId: (id) => (id === ID ? id : null),
    load: async (id) => {
      if (id !== ID) return null;
      const { translations } = await import('../adapters/translations/index.ts');
      return `export default ${JSON.stringify(translations)};`;
    },
  };
}
