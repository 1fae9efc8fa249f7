/** The version in package.json, written in by the build. */
declare const APP_VERSION: string;
/** The version of the texts that the build was made with; null on the development server, whose texts may change at any time. */
declare const TEXTS_VERSION: string | null;
