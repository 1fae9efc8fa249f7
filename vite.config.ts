import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const at = (path: string): string => resolve(import.meta.dirname, path);

/** The styles are written for these: the first browsers of each kind that have dialogs. */
const OLDEST_BROWSERS = ['chrome99', 'edge99', 'firefox98', 'safari15.4'];

/** A few larger files compress better, and are asked for faster, than many small ones that mostly come together. */
const LOADED_TOGETHER = [
  {
    name: 'first',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  },
  {
    name: 'services',
    test: /node_modules\/(mobx|mobx-react-lite|inversify|@inversifyjs|@abraham)\/|\/web\/(composition-root|(server|session)\.module|tokens|stores\/|guards\/|use-later|keep-trying|lazy-port|outbox-watch|session-watch|timer\/timer-watch)|\/core\/(flow\/(?!effects|app-routes|route-guards|timer-)|use-cases\/session\/(?!timer-)|domain\/(?!languages|kit-registry|kit-texts|result\.ts|validate-password|validate-support-request|otp-device|username|place-of-zip|choose-symbol|watch-symbols))|\/adapters\/(clock|locks|tabs)\/|\/core\/use-cases\/fetch-desk|\/web\/components\/(error-text|callout|dialog|linked-text|locale-of|told|top-layer|signed-in-name|no-user-group|use-media-query)/,
  },
  {
    name: 'account',
    test: /\/core\/(use-cases\/(account|profile(?!\/place-)|results|support)|forms)\/|\/core\/domain\/(validate-password|validate-support-request|otp-device|username)|\/web\/(account\.module|components\/(use-desk|use-form|after-press|call-errors|form-screen|error-summary|field|text-field|code-field))/,
  },
  { name: 'choices', test: /\/web\/components\/(choice-group|radio-group|checkbox-group|select-field)/ },
];

/** The colour of the browser's own bars is that of the page, light and dark. */
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

export default defineConfig(({ command }) => ({
  root: at('web'),
  plugins: [react(), themeColor()],
  resolve: {
    alias: [
      // Inversify loads it for the few calls of Reflect that it makes; this one does the same in a third of the size.
      { find: /^reflect-metadata\/lite$/, replacement: '@abraham/reflection' },
      // MobX's own production file has its inner names shortened, which no minifier dares to do from outside.
      ...(command === 'build' ? [{ find: /^mobx$/, replacement: 'mobx/dist/mobx.esm.production.min.js' }] : []),
    ],
  },
  define: { APP_VERSION: JSON.stringify(version), TEXTS_VERSION: JSON.stringify(null) },
  worker: { format: 'es' },
  build: {
    outDir: resolve(process.env.WEB_DIR ?? at('dist/web')),
    emptyOutDir: true,
    manifest: true,
    // What these browsers lack of it, private members in static blocks, the code and its packages do not use.
    target: 'es2022',
    cssTarget: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    // Vite's loader remembers a stylesheet that failed once, and then refuses every screen that needs it until the page is loaded again.
    cssCodeSplit: false,
    // The pages carry what they preload themselves (scripts/build.ts).
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: at('web/index.html') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: LOADED_TOGETHER } },
    },
  },
  server: {
    proxy: {
      // The app itself has the page /dev/replay; the server has the others below /dev.
      '^/(accounts|auth|dev(?!/replay)|devices|health|locations|profiles|support|test-results|translations)(?=[/.])|^/time$':
        'http://localhost:4600',
    },
  },
}));
