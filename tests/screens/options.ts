import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { isOneOf } from '../../core/domain/choice-lists.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

/** Where the pictures are written, without a slash at its end. */
export const SCREENS_FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));

/** A width in CSS pixels, in light or dark colours. */
export interface Look {
  readonly width: number;
  readonly isDark: boolean;
  /** The height of the window in CSS pixels, if the picture shows only what the window does; else the whole page. */
  readonly firstScreenful?: number;
}

/** Height of a phone's window, in CSS pixels. */
export const PORTRAIT_HEIGHT = 740;

/** The height of the window, in CSS pixels: of a phone or tablet, a laptop, or a large screen. */
export function heightAt(width: number): number {
  if (width < 1000) return PORTRAIT_HEIGHT;
  return width < 1600 ? 800 : 1000;
}

/** What to capture. */
export interface ScreensOptions {
  readonly languages: readonly Language[];
  readonly looks: readonly Look[];
  /** Prefixes of picture names. Empty means every picture. */
  readonly only: readonly string[];
  /** A folder with the pictures of an earlier run, which the new ones are laid beside; null for none. */
  readonly compared: string | null;
  /** Make the picture of the README instead of contact sheets. */
  readonly isReadme: boolean;
  /** Draw the icons and the picture of shared links instead of screens. */
  readonly isBrand: boolean;
}

/** A phone, a tablet held upright, and a computer. */
export const WIDTHS = [360, 800, 1280] as const;
/** The widths in dark colours, if none is chosen. */
const DARK_WIDTHS = [360] as const;
const PHONE: Look = { width: 360, isDark: false };
/** The shortest phone on which each question or main action shows without scrolling. */
const SHORT_PHONE: Look = { ...PHONE, firstScreenful: 640 };
const USAGE_EXIT_CODE = 2;

/** The pictures in the README, from left to right. */
export const README_PICTURES = ['landing', 'test-28-countdown'] as const;

function readWidth(text: string, earlier: readonly number[] = []): readonly number[] {
  if (/^[1-9]\d{2,3}$/.test(text)) return [...earlier, Number(text)];
  throw new InvalidArgumentError('Must be a number of pixels from 100 to 9999.');
}

function readLanguage(text: string, earlier: readonly Language[] = []): readonly Language[] {
  if (isOneOf(LANGUAGES, text)) return [...earlier, text];
  throw new InvalidArgumentError(`Must be ${LANGUAGES.join(' or ')}.`);
}

function readFolder(path: string): string {
  const folder = resolve(path);
  if (folder === SCREENS_FOLDER) throw new InvalidArgumentError('Must be a copy: screens is overwritten.');
  if (!existsSync(folder)) throw new InvalidArgumentError('There is no such folder.');
  return folder;
}

interface Given {
  readonly width?: readonly number[];
  readonly language?: readonly Language[];
  readonly only?: readonly string[];
  readonly dark?: true;
  readonly firstScreenful?: true;
  readonly compare?: string;
  readonly readme?: true;
  readonly brand?: true;
}

function makeProgram(): Command {
  return new Command('npm run screens --')
    .description(
      'Takes a picture of every screen, with a contact sheet of each language and width, and writes them to screens.',
    )
    .option('--width <pixels>', `may be repeated (default: ${WIDTHS.join(', ')})`, readWidth)
    .option('--language <language>', `may be repeated (default: ${LANGUAGES.join(', ')})`, readLanguage)
    .option('--only <name...>', 'pictures whose name starts so')
    .option('--dark', `in dark colours too, at the chosen widths (default: ${DARK_WIDTHS.join(', ')})`)
    .option('--first-screenful', 'only what a phone of 360 x 640 pixels shows without scrolling')
    .option(
      '--compare <folder>',
      'lays the pictures beside those of a folder, a copy of screens made earlier',
      readFolder,
    )
    .option('--readme', `only the picture of the README: ${README_PICTURES.join(' and ')}, as one file in docs/images`)
    .option('--brand', 'only the icons and the picture of shared links, into web/public')
    .allowExcessArguments(false)
    .exitOverride();
}

/** Parses the command line, and prints the help or what is wrong with it. The error is the exit status. */
export function readOptions(args: readonly string[]): Result<ScreensOptions, number> {
  const program = makeProgram();
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return err(error.exitCode === 0 ? 0 : USAGE_EXIT_CODE);
  }
  const {
    width,
    language = LANGUAGES,
    only = [],
    dark = false,
    firstScreenful = false,
    compare = null,
    readme = false,
    brand = false,
  } = program.opts<Given>();
  if (readme) {
    const looks = [PHONE];
    return ok({ languages: ['en'], only: README_PICTURES, looks, compared: null, isReadme: true, isBrand: false });
  }
  const looksAt = (widths: readonly number[], isDark: boolean): Look[] => widths.map((one) => ({ width: one, isDark }));
  const light = firstScreenful ? [SHORT_PHONE] : looksAt(width ?? WIDTHS, false);
  const looks = dark ? [...light, ...looksAt(width ?? DARK_WIDTHS, true)] : light;
  return ok({ languages: language, only, looks, compared: compare, isReadme: false, isBrand: brand });
}
