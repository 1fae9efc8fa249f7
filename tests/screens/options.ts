import { parseArgs } from 'node:util';
import { isOneOf } from '../../core/domain/choice-lists.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

/** A width in CSS pixels, in light or dark colours. */
export interface Look {
  readonly width: number;
  readonly isDark: boolean;
}

/** Height of the window, in CSS pixels. */
export const PORTRAIT_HEIGHT = 740;
export const LANDSCAPE_HEIGHT = 800;

/** What to capture. */
export interface ScreensOptions {
  readonly languages: readonly Language[];
  readonly looks: readonly Look[];
  /** Prefixes of picture names. Empty means every picture. */
  readonly only: readonly string[];
}

/** A phone, a tablet held upright, and a computer. */
export const WIDTHS = [360, 800, 1280] as const;
const DARK_WIDTH = 360;

export const USAGE = `Usage: npm run screens -- [OPTIONS]
  --width N        ${WIDTHS.join(', ')} or another number of pixels; may be repeated; default: those three
  --language en|es may be repeated; default: both
  --only NAME      pictures whose name starts with NAME; may be repeated; default: all
  --dark           in dark colours too, at ${DARK_WIDTH} pixels`;

const OPTIONS = {
  width: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  dark: { type: 'boolean' },
} as const;

/** Parses the command line. The error is a message to print. */
export function readOptions(args: readonly string[]): Result<ScreensOptions, string> {
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  const { width = WIDTHS.map(String), language = LANGUAGES, only = [], dark = false } = values;
  if (!width.every((text) => /^[1-9]\d{2,3}$/.test(text)))
    return err('A width is a number of pixels from 100 to 9999.');
  const languages = language.filter((one): one is Language => isOneOf(LANGUAGES, one));
  if (languages.length < language.length) return err('The languages are en and es.');
  const light = width.map((text) => ({ width: Number(text), isDark: false }));
  return ok({ languages, only, looks: dark ? [...light, { width: DARK_WIDTH, isDark: true }] : light });
}
