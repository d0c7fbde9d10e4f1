import type { RateLimit } from '../../db/dialects/dialect.ts'

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds

/**
 * Every limit of logging in, with its reason in docs/adr/0018-limits.md. A right password or picture code does not count
 * as an attempt: it is given back.
 */
export const loginLimits = {
  /** Wrong passwords for one account, or pictures for one card, on a device that it was used on before. */
  knownDevice: { max: 10, seconds: 5 * minuteSeconds },
  /** The same from one address, on devices that it was never used on. */
  accountFromAddress: { max: 10, seconds: 5 * minuteSeconds },
  /** The same from any stranger; and once more from all familiar places together. */
  account: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong pictures for one card from any stranger, and once more from all familiar places: there are 1,320 codes. */
  cardADay: { max: 100, seconds: daySeconds },
  /** Wrong pictures for any card of one organisation, by strangers, and once more from familiar places. */
  cardsOfOrganisation: { max: 500, seconds: 15 * minuteSeconds },
  /** Wrong pictures for one card just after its child was let in, in the place of the two above. */
  cardLetIn: { max: 20, seconds: 15 * minuteSeconds },
  /** Short codes of no card, on one device that somebody logged in on. */
  codesOnDevice: { max: 30, seconds: 15 * minuteSeconds },
  /** The same for one school, from a network, or on devices, that children of that school logged in from. */
  codesFromFamiliar: { max: 300, seconds: 15 * minuteSeconds },
  /** The same from any other network: an IPv4 /24, or an IPv6 /56. */
  codesFromNetwork: { max: 30, seconds: daySeconds },
  /** Of those the codes that do not say of which school they are. */
  oldCodesFromNetwork: { max: 10, seconds: daySeconds },
  /** All codes from an IPv6 /48 that is not familiar, which is a site, and from a /40. */
  codesFromSite: { max: 100, seconds: daySeconds },
  codesFromWideNetwork: { max: 300, seconds: daySeconds },
  /** Codes for one school from all networks and devices that are not familiar. */
  codesOfSchool: { max: 1000, seconds: daySeconds },
  /** Wrong attempts for any account on one device that somebody logged in on. */
  device: { max: 50, seconds: 15 * minuteSeconds },
  /** Wrong attempts for any account from one address, on devices that nobody ever logged in on. */
  address: { max: 1000, seconds: 10 * minuteSeconds },
  /** Right passwords of one account: each costs the server an argon2 and three rows. */
  logins: { max: 300, seconds: 15 * minuteSeconds },
  /** Renewals of one login: its tokens live a quarter of an hour, in as many tabs as there are. */
  renewals: { max: 60, seconds: 15 * minuteSeconds },
  /** Refresh tokens, or exchange tokens, from one address that do not exist. Those that do are never counted. */
  unknownTokens: { max: 300, seconds: 5 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Codes by which a class's devices are paired (DAG-6). */
export const pairingLimits = {
  /** Wrong ones from one network; nobody else's count. */
  fromNetwork: { max: 100, seconds: 15 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** E-mails to choose a new password: asked for by one address for one account, by anybody for it, and by one address. */
export const resetEmailLimits = {
  accountFromAddress: { max: 3, seconds: 60 * minuteSeconds },
  account: { max: 10, seconds: 60 * minuteSeconds },
  address: { max: 300, seconds: 60 * minuteSeconds },
} as const satisfies Readonly<Record<string, RateLimit>>

/** So long after a supervisor let a child in, strangers' attempts do not count against it. */
export const letInSeconds = 15 * minuteSeconds

/** How many changes one person that is logged in may make; the first of the two can be set (WRITES_PER_MINUTE). */
export const writeLimits = {
  aMinute: { max: 1200, seconds: minuteSeconds },
  aDay: { max: 30_000, seconds: daySeconds },
} as const satisfies Readonly<Record<string, RateLimit>>
