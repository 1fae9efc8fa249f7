/** Constants of product.md section 9. Durations are milliseconds unless a name says otherwise. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 120;
export const CODE_DIGITS = 6;
export const PHONE_DIGITS = 10;
export const ZIP_DIGITS = 5;
export const READING_WARNING_SECONDS = 60;
export const MIN_TESTED_AGE = 2;
export const MIN_SELF_COLLECTION_AGE = 14;
export const MAX_AGE = 120;
export const NARROW_LAYOUT_MAX_PX = 800;
/** No input is read past this many characters; a barcode of that length is refused, not parsed. */
export const MAX_SCAN_TEXT_LENGTH = 10_000;
