/** The digits of Crockford's base32, which leaves out I, L, O and U. */
export const CODE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Stands before and behind a code: no digit of it is a U. */
export const CODE_MARK = 'UUU';
const LINE_LENGTH = 60;
const BITS_PER_DIGIT = 5;
const BITS_PER_BYTE = 8;
const CRC_POLYNOMIAL = 0xedb88320;

/** CRC-32 of an ASCII text in 8 hexadecimal digits: no text with one changed character has the same. */
export function checksumOf(text: string): string {
  let crc = -1;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < BITS_PER_BYTE; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return (~crc >>> 0).toString(16).padStart(BITS_PER_BYTE, '0');
}

/** An ASCII text with its checksum, as the digits of a code. */
export function digitsOf(text: string): string {
  let digits = '';
  let [held, bits] = [0, 0];
  for (const character of text + checksumOf(text)) {
    held = ((held << BITS_PER_BYTE) | character.charCodeAt(0)) & 0xfff;
    bits += BITS_PER_BYTE;
    for (; bits >= BITS_PER_DIGIT; bits -= BITS_PER_DIGIT)
      digits += CODE_DIGITS.charAt((held >>> (bits - BITS_PER_DIGIT)) & 31);
  }
  return bits === 0 ? digits : digits + CODE_DIGITS.charAt((held << (BITS_PER_DIGIT - bits)) & 31);
}

/**
 * A value as a code of short lines between two marks, which an email program can wrap and quote without harm. Its texts must be ASCII.
 * The page that did not start writes the same by itself (scripts/start-notice-script.ts).
 */
export function detailsCode(value: object): string {
  const code = CODE_MARK + digitsOf(JSON.stringify(value)) + CODE_MARK;
  return (code.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []).join('\n');
}
