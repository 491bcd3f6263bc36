import { isIP, isIPv6 } from 'node:net';

/** What limits count an address as: an IPv6 household has 2^64 of them, and one name for all is enough. */
export function networkOf(given: string): string {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  // A proxy's header that is no address: all of those share one count.
  if (!isIP(address)) return 'unknown';
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
