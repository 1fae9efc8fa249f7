import { closestWord } from '../core/domain/closest-word.ts';
import { SETTING_NAMES } from './config.ts';

/** Variables of libraries and npm, whose names are near to settings. */
const OF_OTHERS = /^(AWS|OTEL|npm)_/;
/** Such as TRUST_PROXIES; BASE_URL is no DATABASE_URL. */
const LIKENESS = 4;

/** A sentence about each variable that the server does not read and whose name is nearest to a setting that is not set. */
export function misspelledSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  return Object.keys(environment).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || OF_OTHERS.test(name)) return [];
    const meant = closestWord(name, SETTING_NAMES, LIKENESS);
    return meant === null || isSet(meant) ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
  });
}
