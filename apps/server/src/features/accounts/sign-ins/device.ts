import type { Device } from '@daedap/contract/sign-ins';
import { networkOf } from '../../../http/request-info.ts';

/** Families that call themselves Chrome or Safari as well come first. */
const browserMarks: readonly [RegExp, Device['browser']][] = [
  [/\bWhale\//, 'whale'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOPT\//, 'opera'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  // A page inside an app: our own, or a messenger's.
  [/; wv\)|\bKAKAOTALK\b|\bNAVER\(/, 'app'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'safari'],
  [/\b(iPhone|iPad)\b.*\bAppleWebKit\//, 'app'],
];

const systemMarks: readonly [RegExp, Device['system']][] = [
  [/\bAndroid\b/, 'android'],
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

const longestUserAgent = 512;

/** The families of browser and operating system. Versions and models are not kept. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, longestUserAgent);
  return {
    browser: browserMarks.find(([mark]) => mark.test(text))?.[1] ?? 'other',
    system: systemMarks.find(([mark]) => mark.test(text))?.[1] ?? 'other',
  };
}

/** The part of an address that tells a city or a provider rather than a person: 24 bits of IPv4, 48 of IPv6. */
export function shortenAddress(address: string): string {
  const network = networkOf(address);
  if (network === 'unknown') return network;
  const isLong = network.endsWith('::/64');
  const separator = isLong ? ':' : '.';
  const start = network.split(separator).slice(0, 3).join(separator);
  return isLong ? `${start}::/48` : `${start}.0/24`;
}
