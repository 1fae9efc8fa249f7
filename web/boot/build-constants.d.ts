/** The version in package.json, inserted by the build. */
declare const APP_VERSION: string;
/** The version of the texts in this build; null on the development server, where texts can change at any time. */
declare const TEXTS_VERSION: string | null;

/** All texts, on the development server without an API (scripts/offline-texts.ts). */
declare module 'virtual:texts' {
  const texts: import('../../adapters/memory/memory-translation-source.ts').TextsByLanguage;
  export default texts;
}
