/** Formats of pictures and documents that some browsers cannot open, by their usual names. */
export const PHOTO_FORMATS = ['HEIC', 'AVIF', 'TIFF', 'SVG', 'PDF', 'JPEG XL'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Enough for the brands of a HEIC file, and for comments before an SVG picture begins. */
const BEGINNING = 1_024;

/** The first bytes of a file, one character each. */
const SIGNS: readonly (readonly [RegExp, PhotoFormat])[] = [
  [/^.{4}ftyp(?:avi[fs]|mi[fs]1.{4}(?:.{4})*avif)/s, 'AVIF'],
  [/^.{4}ftyp(?:he[ivm][cxmsf]|mi[fs]1|msf1)/s, 'HEIC'],
  [/^(?:II[*+]\0|MM\0[*+])/, 'TIFF'],
  [/%PDF-/, 'PDF'],
  [/^(?:\xff\x0a|\0{3}\x0cJXL )/, 'JPEG XL'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:.*<)?svg[\s>]/is, 'SVG'],
];

/** The format of a file that this browser could not open, by its first bytes, because its name may say otherwise; null for others. */
export function photoFormat(file: ArrayBuffer): PhotoFormat | null {
  const beginning = String.fromCharCode(...new Uint8Array(file.slice(0, BEGINNING)));
  return SIGNS.find(([sign]) => sign.test(beginning))?.[1] ?? null;
}
