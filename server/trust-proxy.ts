import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const NETWORK_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `isIP` rejects a single number, which Fastify would take for a count of proxies. */
function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  return NETWORK_NAMES.has(text) || (isIP(address) !== 0 && (address === text || ipaddr.isValidCIDR(text)));
}

/** Which proxies are trusted: true for all, or their addresses and networks. */
export const trustProxySchema = v.union([
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
  v.pipe(
    v.string(),
    v.check((text) => text.split(',').every((part) => isNetwork(part.trim()))),
  ),
]);

/** Whether any client may say which address it has. */
export const trustsAll = (trusted: boolean | string): boolean =>
  trusted === true ||
  String(trusted)
    .split(',')
    .some((part) => /\/0+$/.test(part.trim()));
