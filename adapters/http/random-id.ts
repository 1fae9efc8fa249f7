/** 128 random bits in hexadecimal. `crypto.randomUUID` does not exist on pages without HTTPS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
