import ipaddr from 'ipaddr.js';

/** Network providers give each customer at least this prefix of IPv6, with all addresses in it. */
const IPV6_NETWORK_PARTS = 4;

/** What counts as one address: an IPv4 address, or an IPv6 network of 64 bits. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
