import ipaddr from 'ipaddr.js';

/** A network that an address belongs to, and how many times the amount of a single address it may use. */
export interface Network {
  readonly name: string;
  readonly factor: number;
}

const PART_BITS = 16;

/**
 * Network providers give customers 64 to 48 bits of IPv6. Whoever has 48 has 65,536 networks of 64; but these may be as many households
 * too, as one IPv4 address may be.
 */
const IPV6_NETWORKS = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

function ipv6Network({ parts }: ipaddr.IPv6, bits: number): string {
  const kept = parts.slice(0, 4).map((part, index) => {
    const hidden = Math.min(Math.max((index + 1) * PART_BITS - bits, 0), PART_BITS);
    return ((part >> hidden) << hidden).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** What is counted for an address, the narrowest first: an IPv4 address, or the IPv6 networks of 64, 56 and 48 bits. */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', factor: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [{ name: parsed.toString(), factor: 1 }];
  return IPV6_NETWORKS.map(({ bits, factor }) => ({ name: ipv6Network(parsed, bits), factor }));
}
