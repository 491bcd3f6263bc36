import { z } from 'zod';
import { id } from './ids.ts';

export const browsers = [
  'whale',
  'samsung',
  'edge',
  'opera',
  'firefox',
  'chrome',
  'safari',
  'app',
  'other',
] as const;
export const systems = [
  'android',
  'ios',
  'windows',
  'macos',
  'chromeos',
  'linux',
  'other',
] as const;
export const signInMethods = ['registration', 'password', 'passkey'] as const;

export type SignInMethod = (typeof signInMethods)[number];
/** The families of browser and operating system, and nothing more of a user agent. */
export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };

export const signIn = z.object({
  id,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Null while its tokens are valid. */
  endedAt: z.iso.datetime().nullable(),
  method: z.enum(signInMethods),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** The first part of the address, such as 203.0.113.0/24. */
  network: z.string(),
  /** Whether the caller uses this one. */
  current: z.boolean(),
});

export type SignIn = z.infer<typeof signIn>;

export const passkey = z.object({
  id,
  name: z.string(),
  /** Whether a provider keeps a copy for other devices. */
  backedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export type Passkey = z.infer<typeof passkey>;
