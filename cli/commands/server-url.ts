import { InvalidArgumentError } from 'commander';

/** The address of a running server, as an option's value. */
export function serverUrl(text: string): string {
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new InvalidArgumentError('Write an address such as http://localhost:4600.');
  }
  return text;
}
