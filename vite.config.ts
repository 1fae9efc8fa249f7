import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const at = (path: string): string => resolve(import.meta.dirname, path);

/** The oldest browsers that are built for: the first of each kind with dialogs, `:has` apart, which only adds. */
const OLDEST_BROWSERS = ['chrome99', 'edge99', 'firefox98', 'safari15.4'];

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

export default defineConfig({
  root: at('web'),
  plugins: [react(), themeColor()],
  define: { APP_VERSION: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    // The pages carry what they preload themselves (scripts/build.ts).
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { main: at('web/index.html') } },
  },
  server: { proxy: { '^/(test-results|devices|translations|health)': 'http://localhost:4600' } },
});
