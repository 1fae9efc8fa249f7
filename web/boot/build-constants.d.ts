/** The version in package.json, inserted by the build. */
declare const APP_VERSION: string;
/** The version of the texts in this build; null on the development server, where texts can change at any time. */
declare const TEXTS_VERSION: string | null;

/** Of the script inlined into every built page (scripts/start-notice-script.ts). */
interface Window {
  /** Makes the reduced snapshot, as text, without any other file of the app. */
  readonly reducedDetails?: () => string;
}

/** All texts, on the development server without an API (scripts/offline-texts.ts). */
declare module 'virtual:texts' {
  import type { Language, TextArea } from '../../core/domain/languages.ts';
  import type { TextTree } from '../../core/ports/translation-source.ts';

  const texts: Readonly<Record<Language, Readonly<Record<TextArea, TextTree>>>>;
  export default texts;
}
