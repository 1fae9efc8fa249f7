import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { devProxy } from './scripts/dev-proxy.ts';
import { offlineTexts } from './scripts/offline-texts.ts';
import { BUILD_TARGETS } from './web/boot/oldest-browsers.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const at = (path: string): string => resolve(import.meta.dirname, path);

const ROOT = normalizePath(import.meta.dirname);
const SOURCES = ['web', 'core', 'adapters'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((name) => normalizePath(`${folder}/${name}`)),
);

/** Matches the modules of these packages. */
const ofPackages = (...names: string[]) => {
  const folders = names.map((name) => `/node_modules/${name}/`);
  return (id: string): boolean => folders.some((folder) => id.includes(folder));
};

/** Matches source files whose path starts with one of these and with none of `except`. A prefix that no file has is an error. */
const ofSources = (beginnings: readonly string[], except: readonly string[] = []) => {
  for (const beginning of [...beginnings, ...except]) {
    if (!SOURCES.some((source) => source.startsWith(beginning))) throw new Error(`No source file is ${beginning}.`);
  }
  return (id: string): boolean => {
    const begins = (beginning: string): boolean => normalizePath(id).startsWith(`${ROOT}/${beginning}`);
    return beginnings.some(begins) && !except.some(begins);
  };
};

const under = (folder: string, names: readonly string[]): readonly string[] => names.map((name) => `${folder}/${name}`);

const ACCOUNT_DOMAIN = under('core/domain', ['validate-password', 'otp-device', 'username']);

/** A few large chunks compress better and load faster than many small ones that are mostly loaded together. */
const LOADED_TOGETHER: readonly (readonly [name: string, ...tests: readonly ((id: string) => boolean)[]])[] = [
  [
    'first',
    ofPackages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next', 'react-i18next'),
  ],
  [
    'services',
    ofPackages('mobx', 'mobx-react-lite'),
    ofSources(
      [
        'web/wiring/composition-root',
        ...under('web/stores', ['session-store', 'observed']),
        ...under('web', [
          'background/',
          'loading/late-port',
          'routing/guarded',
          'texts/date-words',
          'timer/timer-watch',
        ]),
        ...under('web/components', ['error-text', 'callout', 'dialog', 'linked-text', 'focus-on-mount', 'top-layer']),
        ...under('web/components', ['logged-in-name', 'no-user-group', 'saved-', 'use-media-query']),
        ...under('core', ['cell', 'domain/', 'flow/', 'use-cases/session/']),
        ...under('adapters', ['clock/', 'locks/', 'tabs/']),
      ],
      [
        ...ACCOUNT_DOMAIN,
        ...under('core/domain', [
          'advice',
          'escape-html',
          'validate-support-request',
          'reported-lines',
          'test-plan',
          'languages',
          'kit-registry',
          'kit-texts',
          'otp-address',
          'reported-field',
          'result.ts',
          'place-of-zip',
          'choose-symbol',
          'watch-symbols',
          'box-verdict',
          'cassette-verdict',
          'parse-barcode',
        ]),
        ...under('core/flow', [
          'effects',
          'app-routes',
          'can-store',
          'home-cards',
          'rescue-cards',
          'retest-time',
          'tested-once',
          'line-practice',
          'step-offers',
          'step-counter',
          'accepted-scan',
          'flow-progress',
          'step-buttons',
          'timer-alerts',
          'timer-announcement',
          'timer-bar',
          'clock-looks',
          'migrate-stored',
        ]),
        ...under('core/use-cases/session', ['timer-', 'read-aloud', 'scan-actions']),
      ],
    ),
  ],
  [
    'account',
    ofSources(
      [
        ...ACCOUNT_DOMAIN,
        ...under('core', ['forms/', 'use-cases/query']),
        ...under('core/use-cases', ['access/', 'account/', 'profile/', 'results/']),
        ...under('web', ['stores/query-store', 'wiring/account-services']),
        ...under('web/components', ['use-fetched', 'use-form', 'after-press', 'call-errors', 'form-screen']),
        ...under('web/components', ['error-summary', 'field', 'text-field', 'code-field']),
      ],
      under('core/use-cases', [
        'profile/place-',
        'account/login-forms',
        'account/login-sessions',
        'account/otp-devices',
        'results/report-ledger',
        'results/report-query',
        'results/result-list-buttons',
      ]),
    ),
  ],
  ['choices', ofSources(under('web/components', ['choice-group', 'radio-group', 'checkbox-group', 'select-field']))],
];

const groups = LOADED_TOGETHER.map(([name, ...tests]) => ({
  name,
  test: (id: string): boolean => tests.some((isOf) => isOf(id)),
}));

/** Sets the colour of the browser's toolbar to that of the page, light and dark. */
function themeColor(): Plugin {
  return {
    name: 'theme-color',
    transformIndexHtml: (html) => {
      const tokens = readFileSync(at('web/styles/tokens.css'), 'utf8');
      const [light = '', dark = ''] = [...tokens.matchAll(/--paper: (#\w+);/g)].map((match) => match[1]);
      return html.replace('%THEME_LIGHT%', light).replace('%THEME_DARK%', dark);
    },
  };
}

/** Completes the address of the picture of shared links, which must not be relative: `PUBLIC_URL` is set for the build, too. */
function publicUrl(): Plugin {
  return {
    name: 'public-url',
    transformIndexHtml: (html) => html.replace('%PUBLIC_URL%', (process.env.PUBLIC_URL ?? '').replace(/\/$/, '')),
  };
}

/** The mode of `npm run dev -- --offline`. */
const OFFLINE = 'offline';

/** Prints, below the addresses of the development server, where the codes of a test kit are. */
const kitAddress = (): Plugin => ({
  name: 'kit-address',
  configureServer: (server) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(
        `  The codes of an invented test kit are at ${server.resolvedUrls?.local[0] ?? '/'}dev/kit`,
      );
    };
  },
});

/** The script of the service worker that answers API calls. Not loaded for a build, which does not need it. */
const offlineWorker = async (): Promise<Plugin> => (await import('msw/vite')).msw({ mode: 'worker-only' });

/** Names that differ between releases and add little to the scripts that name them: seven characters are the fewest that the bundler allows. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ command, mode }) => ({
  root: at('web'),
  plugins: [react(), themeColor(), publicUrl(), offlineTexts(), mode === OFFLINE ? offlineWorker() : kitAddress()],
  resolve: {
    alias: [
      // MobX's production file has shortened property names, which no minifier can do safely.
      ...(command === 'build' ? [{ find: /^mobx$/, replacement: 'mobx/dist/mobx.esm.production.min.js' }] : []),
    ],
  },
  define: { APP_VERSION: JSON.stringify(version), TEXTS_VERSION: JSON.stringify(null) },
  worker: { format: 'es' },
  build: {
    outDir: resolve(process.env.WEB_DIR ?? at('dist/web')),
    emptyOutDir: true,
    manifest: true,
    // Without a comment in the files: scripts/build.ts moves the maps to a folder that is not served.
    sourcemap: 'hidden',
    target: BUILD_TARGETS,
    assetsInlineLimit: 0,
    // Served, because the licenses ask for their text and copyright beside the code that is passed on.
    license: { fileName: 'licenses.md' },
    // Vite's loader caches the failure of a stylesheet, so that screens which need it fail until the page is reloaded.
    cssCodeSplit: false,
    // scripts/build.ts adds the preloads to the pages.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: at('web/index.html') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups }, ...SHORT_NAMES },
    },
  },
  server: mode === OFFLINE ? {} : { proxy: devProxy(process.env) },
}));
