import type { RateLimit } from '../../db/dialects/dialect.ts'

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds

/** Limits of attempts (docs/adr/0018-limits.md). A right password or picture code does not count. */
export const loginLimits = {
  /** Wrong passwords or pictures for one account or card, on a device that knows it. */
  knownDevice: { max: 10, seconds: 5 * minuteSeconds },
  /** For one account from one address, on devices that don't know the account. */
  accountFromAddress: { max: 10, seconds: 5 * minuteSeconds },
  /** For one account: all strangers share one count, and all familiar places share another. */
  account: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong pictures for one card, counted for strangers and for familiar places. There are 1,320 codes. */
  cardADay: { max: 100, seconds: daySeconds },
  /** Wrong pictures for all cards of an organisation, counted for strangers and for familiar places. */
  cardsOfOrganisation: { max: 500, seconds: 15 * minuteSeconds },
  /** Replaces the two limits above for a while after a supervisor let a child in. */
  cardLetIn: { max: 20, seconds: 15 * minuteSeconds },
  /** Unknown short codes on one device with a login. */
  codesOnDevice: { max: 30, seconds: 15 * minuteSeconds },
  /** Unknown short codes for one school, from its familiar networks or devices. */
  codesFromFamiliar: { max: 300, seconds: 15 * minuteSeconds },
  /** Unknown short codes from one other network: an IPv4 /24 or IPv6 /56. */
  codesFromNetwork: { max: 30, seconds: daySeconds },
  /** Unknown short codes of the old form, which names no school. */
  oldCodesFromNetwork: { max: 10, seconds: daySeconds },
  /** Unknown short codes from one unfamiliar IPv6 /48 (a site), and from one /40. */
  codesFromSite: { max: 100, seconds: daySeconds },
  codesFromWideNetwork: { max: 300, seconds: daySeconds },
  /** Unknown short codes for one school, from all unfamiliar networks and devices together. */
  codesOfSchool: { max: 300, seconds: 15 * minuteSeconds },
  /** Wrong attempts on one device with a login. */
  device: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong attempts from one address, on devices without a login. */
  address: { max: 1000, seconds: 10 * minuteSeconds },
  /** Right passwords for one account, because each costs an argon2 hash and three rows. */
  logins: { max: 300, seconds: 15 * minuteSeconds },
  /** Renewals of one login. Tokens expire after 15 minutes, and a login may have many tabs. */
  renewals: { max: 60, seconds: 15 * minuteSeconds },
  unknownTokens: { max: 300, seconds: 5 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Limits after a right password. A right code does not count, and passkeys can't be guessed. */
export const secondFactorLimits = {
  codes: { max: 10, seconds: 15 * minuteSeconds },
  passwords: { max: 10, seconds: 15 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Limits for one address, from which a whole school may log in at nine o'clock. */
export const ssoLimits = {
  starts: { max: 1500, seconds: 5 * minuteSeconds },
  returns: { max: 3000, seconds: 5 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

export const pairingLimits = {
  fromNetwork: { max: 100, seconds: 15 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

export const resetEmailLimits = {
  accountFromAddress: { max: 3, seconds: 60 * minuteSeconds },
  account: { max: 10, seconds: 60 * minuteSeconds },
  address: { max: 300, seconds: 60 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Time in which strangers' attempts do not count after a supervisor let a child in. */
export const letInSeconds = 15 * minuteSeconds

/** Changes by one person. The first limit is a setting (WRITES_PER_MINUTE). */
export const writeLimits = {
  aMinute: { max: 1200, seconds: minuteSeconds },
  aDay: { max: 30_000, seconds: daySeconds },
} as const satisfies Readonly<Record<string, RateLimit>>
