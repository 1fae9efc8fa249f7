import type { BrowserName, NamedBrowser, SystemName } from '../../core/domain/login-session.ts';

/** Browsers call themselves by the names of others too, so the first match counts. */
const BROWSERS: readonly (readonly [RegExp, BrowserName])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(OPR|OPT|OPX)\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, SystemName])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

function firstMatch<Name>(names: readonly (readonly [RegExp, Name])[], text: string): Name | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Names the browser and system of a User-Agent header. An iPad that asks for desktop pages is called a Mac, as it calls itself. */
export function nameBrowser(userAgent: string | undefined): NamedBrowser {
  const text = userAgent ?? '';
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) };
}
