/** The version in package.json, inserted by the build. */
declare const APP_VERSION: string;
/** The version of the texts in this build; null on the development server, where texts can change at any time. */
declare const TEXTS_VERSION: string | null;
