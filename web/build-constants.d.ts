/** The version in package.json, written in by the build. */
declare const APP_VERSION: string;
