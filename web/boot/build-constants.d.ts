/** The version in package.json, inserted by the build. */
declare const APP_VERSION: string;
/** The version of the texts in this build; null on the development server, where texts can change at any time. */
declare const TEXTS_VERSION: string | null;

/** All texts, on the development server without an API (scripts/offline-texts.ts). */
declare module 'virtual:texts' {
  import type { Language, TextArea } from '../../core/domain/languages.ts';
  import type { TextTree } from '../../core/ports/translation-source.ts';

  const texts: Readonly<Record<Language, Readonly<Record<TextArea, TextTree>>>>;
  export default texts;
}
