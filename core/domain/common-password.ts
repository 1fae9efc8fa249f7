/** What people write for a letter. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

const FEWEST_CHARACTERS = 5;

/** The text without the digits and symbols before and after it, such as a year or an exclamation mark. */
function wordOf(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';
}

function withLetters(text: string): string {
  return Array.from(text, (character) => LETTER_FOR[character] ?? character).join('');
}

/**
 * Whether many people use the password: it has fewer than five different characters, or at least half of it is in the list of common
 * passwords, however its letters are written. `isListed` looks up lowercase text.
 */
export function isCommonPassword(password: string, isListed: (text: string) => boolean): boolean {
  const lowered = password.toLowerCase();
  if (new Set(lowered).size < FEWEST_CHARACTERS) return true;
  const word = wordOf(lowered);
  const forms = [lowered, withLetters(lowered), word, withLetters(word)];
  return forms.some((form) => form.length * 2 >= lowered.length && isListed(form));
}
