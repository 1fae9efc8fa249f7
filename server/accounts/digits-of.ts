import { CODE_DIGITS } from '../../core/domain/limits.ts';

/** Enough bits that every code is as likely as any other. */
const BYTES_READ = 6;

/** The code of six digits that a secret in base64url stands for. */
export function digitsOf(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url');
  return String(bytes.readUIntBE(0, BYTES_READ) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
