import ipaddr from 'ipaddr.js';

/** Whether an address is one of this machine: 127.0.0.0/8, ::1, or the former in IPv6 form. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host name or address, in lower case and without brackets, is this machine. */
export function isLoopbackHost(name: string): boolean {
  return name === 'localhost' || isLoopbackAddress(name);
}

/** Whether a URL leads to a program on this machine, so that no one can listen in on the way. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname.toLowerCase().replace(/^\[|\]$/g, ''));
}
