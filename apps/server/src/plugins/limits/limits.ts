import type { RateLimit } from '../../db/dialects/dialect.ts'

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds

/** Reasons: docs/adr/0018-limits.md. A right password or picture code is given back. */
export const loginLimits = {
  /** Wrong passwords or pictures for one account or card, on a device that knows it. */
  knownDevice: { max: 10, seconds: 5 * minuteSeconds },
  /** From one address, on devices that don't know it. */
  accountFromAddress: { max: 10, seconds: 5 * minuteSeconds },
  /** From all strangers; and again from all familiar places. */
  account: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong pictures for one card by strangers; again from familiar places. There are 1,320 codes. */
  cardADay: { max: 100, seconds: daySeconds },
  /** Wrong pictures for all cards of an organisation by strangers; again from familiar places. */
  cardsOfOrganisation: { max: 500, seconds: 15 * minuteSeconds },
  /** Just after its child was let in, instead of the two above. */
  cardLetIn: { max: 20, seconds: 15 * minuteSeconds },
  /** Unknown short codes, on one device with a login. */
  codesOnDevice: { max: 30, seconds: 15 * minuteSeconds },
  /** For one school, from its familiar networks or devices. */
  codesFromFamiliar: { max: 300, seconds: 15 * minuteSeconds },
  /** From other networks: an IPv4 /24 or IPv6 /56. */
  codesFromNetwork: { max: 30, seconds: daySeconds },
  /** Codes without a school. */
  oldCodesFromNetwork: { max: 10, seconds: daySeconds },
  /** From an unfamiliar IPv6 /48 (a site), and from a /40. */
  codesFromSite: { max: 100, seconds: daySeconds },
  codesFromWideNetwork: { max: 300, seconds: daySeconds },
  /** For one school, from all unfamiliar networks and devices. */
  codesOfSchool: { max: 300, seconds: 15 * minuteSeconds },
  /** Wrong attempts on one device with a login. */
  device: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong attempts from one address, on devices without a login. */
  address: { max: 1000, seconds: 10 * minuteSeconds },
  /** Right passwords of one account: each costs an argon2 and three rows. */
  logins: { max: 300, seconds: 15 * minuteSeconds },
  /** Tokens live 15 minutes, and one login may have many tabs. */
  renewals: { max: 60, seconds: 15 * minuteSeconds },
  unknownTokens: { max: 300, seconds: 5 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/**
 * Counts attempts after a correct password; a correct code is given back. Passkeys cannot be guessed and do not
 * count.
 */
export const secondFactorLimits = {
  codes: { max: 10, seconds: 15 * minuteSeconds },
  passwords: { max: 10, seconds: 15 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** From one address, by which a whole school logs in at nine o'clock. */
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

/** After a supervisor let a child in, strangers' attempts do not count. */
export const letInSeconds = 15 * minuteSeconds

/** Changes by one person; the first can be set (WRITES_PER_MINUTE). */
export const writeLimits = {
  aMinute: { max: 1200, seconds: minuteSeconds },
  aDay: { max: 30_000, seconds: daySeconds },
} as const satisfies Readonly<Record<string, RateLimit>>
