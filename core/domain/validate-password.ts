import { SIMILAR_ITEMS, type SimilarItem } from './error-codes.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** The requirements of a password (product.md section 5); each is listed and checked off separately. */
export const PASSWORD_RULES = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
  digit: (password) => /\d/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  special: (password) => /\W/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof PASSWORD_RULES;

const RULE_NAMES = Object.keys(PASSWORD_RULES) as PasswordRule[];

/** The requirements that a password does not meet, in the order in which they are listed. */
export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return RULE_NAMES.filter((name) => !PASSWORD_RULES[name](password));
}

/** `PASSWORD_DOES_NOT_MEET_REQUIREMENTS`, or null. */
export function validatePassword(password: string): 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' | null {
  return unmetPasswordRules(password).length > 0 ? 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' : null;
}

/** The account data that a password must not resemble. */
export type PasswordOwner = Readonly<Record<SimilarItem, string>>;

const SIMILAR_FROM = 0.7;
const MIN_COMPARED_LENGTH = 3;

/** The similarity of two texts, 0 to 1: twice their shared characters (each counted once), divided by the length of both. */
function sharedRatio(one: string, other: string): number {
  const left = new Map<string, number>();
  for (const character of other) left.set(character, (left.get(character) ?? 0) + 1);
  let shared = 0;
  for (const character of one) {
    const count = left.get(character) ?? 0;
    if (count > 0) shared += 1;
    left.set(character, count - 1);
  }
  return (2 * shared) / (Array.from(one).length + Array.from(other).length);
}

function isSimilar(password: string, value: string): boolean {
  const whole = value.trim().toLowerCase();
  const localPart = whole.split('@')[0] ?? '';
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, localPart, ...words]
    .filter((part) => part.length >= MIN_COMPARED_LENGTH)
    .some((part) => {
      const isMostOfIt = password.includes(part) && part.length * 2 >= password.length;
      return isMostOfIt || sharedRatio(password, part) >= SIMILAR_FROM;
    });
}

/**
 * Which of the owner's data a password is too similar to, in the order of the error message (UNPROCESSABLE_PASSWORD, product.md
 * section 8). Similar: the value or a word of it makes up half of the password, or shares at least 70 percent of its characters with
 * it.
 */
export function similarItems(password: string, owner: PasswordOwner): readonly SimilarItem[] {
  const lowered = password.toLowerCase();
  return SIMILAR_ITEMS.filter((item) => isSimilar(lowered, owner[item]));
}
