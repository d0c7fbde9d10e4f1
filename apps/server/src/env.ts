import path from 'node:path'
import { passwordLimits } from '@letterliaan/contract/limits'
import * as z from 'zod'
import { writeLimits } from './plugins/limits/limits.ts'
import { findInstalledVoice } from './operations/voice/installed-voice.ts'
import { OperatorError } from './operator-error.ts'

const whole = (what: string, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).describe(`${what} van ${min} tot ${max}`)
const text = (what: string, min = 1) => z.string().min(min).describe(what)
const listening = text('een adres om op te luisteren, zoals 127.0.0.1').default('127.0.0.1')
const port = whole('een poort', 0, 65_535)
const onOrOff = z.enum(['on', 'off']).describe('on of off')
const address = (protocol: RegExp, what: string) =>
  z.url({ protocol }).describe(`een adres dat met ${what} begint`)
const postgres = address(/^postgres(ql)?$/, 'postgres://')
const url = address(/^https?$/, 'http:// of https://')
const bucketOf = (example: string) =>
  url
    .refine((given) => new URL(given).pathname.length > 1)
    .describe(`een adres van een bucket, zoals ${example}`)
const recipients = z
  .string()
  .transform((given) => given.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.length > 0 && parts.every((part) => /^age1[0-9a-z]+$/.test(part)))
  .describe('een of meer openbare sleutels die met age1 beginnen')

export const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host)

/** Paths that the server serves. PUBLIC_URL can't use one as its path, because a proxy may strip the path. */
const ownPaths =
  /^\/(api|oauth2|sso|word|assets|pictures|sounds|begeleider|thuis|healthz|readyz|login|inloggen|eerste-beheerder|\.well-known)(\/|$)/

function isPlace(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { pathname, search, hash } = new URL(given)
  const isPath = /^(\/[\w.~-]+)*\/?$/.test(pathname)
  return search === '' && hash === '' && isPath && !ownPaths.test(pathname)
}

/** Every setting, with its default and the expected value. docs/settings.md lists them. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: listening,
  DATA_DIR: text('een map').default('.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_POOL: whole('een aantal verbindingen', 2, 200).default(10),
  DATABASE_STATEMENT_MS: whole('een aantal milliseconden', 1000, 300_000).default(10_000),
  DATABASE_CONNECT_MS: whole('een aantal milliseconden', 500, 60_000).default(5000),
  LIVE_URL: postgres.optional(),
  DEMO_PASSWORD: text(
    `een wachtwoord van ${passwordLimits.min} tot ${passwordLimits.max} tekens`,
    passwordLimits.min,
  )
    .max(passwordLimits.max)
    .optional(),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .describe('development, test of production')
    .default('development'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .describe('fatal, error, warn, info, debug, trace of silent')
    .default('warn'),
  TRUST_PROXY: whole('een aantal proxies', 0, 10).default(0),
  WRITES_PER_MINUTE: whole('een aantal', 60, 1_000_000).default(writeLimits.aMinute.max),
  SLOW_CALL_MS: whole('een aantal milliseconden', 1, 600_000).default(1000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listening,
  METRICS_SECRET: text('een geheim van ten minste 32 tekens', 32).optional(),
  STOP_AFTER: whole('een aantal seconden', 0, 60).default(0),
  API_DOCS: onOrOff.optional(),
  SPEECH_AHEAD: onOrOff.default('on'),
  SPEECH_MODEL: text('het pad van een model van een stem').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp:// of smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]+@[^@\s]+$/)
    .describe('een e-mailadres, zoals Letterliaan <post@school.nl>')
    .optional(),
  PUBLIC_URL: url
    .transform((given) => given.replace(/\/+$/, ''))
    .refine(isPlace)
    .describe(
      'een adres dat met http:// of https:// begint, met daarachter niets of een pad zoals /spelling dat Letterliaan zelf niet gebruikt',
    )
    .optional(),
  SECRET: text('een sleutel van ten minste 32 tekens', 32).optional(),
  SECRET_FILE: text('het pad van een bestand met de sleutel').optional(),
  RENEWAL_URL: url.optional(),
  RENEWAL_SECRET: text('een geheim van ten minste 32 tekens', 32).optional(),
  CONTACT_EMAIL: z.email().describe('een e-mailadres').optional(),
  FILES_URL: bucketOf('https://s3.school.nl/letterliaan').optional(),
  FILES_KEY_ID: text('de naam van de sleutel van de opslag').optional(),
  FILES_KEY_SECRET: text('de sleutel van de opslag').optional(),
  FILES_REGION: text('de regio van de opslag').default('us-east-1'),
  BACKUP_TO: text('een map voor back-ups').optional(),
  BACKUP_URL: bucketOf('https://s3.school.nl/back-ups').optional(),
  BACKUP_KEY_ID: text('de naam van de sleutel van de opslag voor back-ups').optional(),
  BACKUP_KEY_SECRET: text('de sleutel van de opslag voor back-ups').optional(),
  BACKUP_REGION: text('de regio van de opslag voor back-ups').default('us-east-1'),
  BACKUP_RECIPIENTS: recipients.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/)
    .describe('een tijd, zoals 02:15, of off')
    .default('02:15'),
  SSO_PRIVATE_ADDRESSES: onOrOff.default('off'),
})

const expectedOf = (setting: z.ZodType): string =>
  setting.description ??
  (setting instanceof z.ZodOptional || setting instanceof z.ZodDefault
    ? expectedOf(setting.unwrap() as z.ZodType)
    : '')

export type Settings = z.infer<typeof Settings>
type Name = keyof Settings

const secretSettings: ReadonlySet<string> = new Set<Name>([
  'SECRET',
  'RENEWAL_SECRET',
  'METRICS_SECRET',
  'DEMO_PASSWORD',
  'SMTP_URL',
  'LIVE_URL',
  'FILES_KEY_SECRET',
  'BACKUP_KEY_SECRET',
])

const settingsThatNeedOthers: readonly (readonly [name: Name, needed: Name, what: string])[] = [
  ['SMTP_URL', 'MAIL_FROM', 'het adres waar de mail vandaan komt'],
  ['SMTP_URL', 'PUBLIC_URL', 'het adres waar mensen het spel vinden, voor de link in de mail'],
  ['RENEWAL_URL', 'RENEWAL_SECRET', 'het geheim waarmee de winkel de link herkent'],
  ['FILES_URL', 'FILES_KEY_ID', 'de naam van de sleutel van de opslag'],
  ['FILES_URL', 'FILES_KEY_SECRET', 'de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_KEY_ID', 'de naam van de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_KEY_SECRET', 'de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_RECIPIENTS', 'de openbare sleutel waarmee de back-up wordt versleuteld'],
]

/** Reads the settings; an empty one counts as not given. Throws OperatorError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Settings.safeParse(given)
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as Name
    const shown = secretSettings.has(name) ? '' : ` ('${given[name] ?? ''}')`
    throw new OperatorError(
      `De instelling ${name} klopt niet${shown}: verwacht werd ${expectedOf(Settings.shape[name])}.`,
    )
  }
  const settings = result.data
  for (const [name, needed, what] of settingsThatNeedOthers) {
    if (settings[name] !== undefined && settings[needed] === undefined)
      throw new OperatorError(`${name} heeft ook ${needed} nodig: ${what}.`)
  }
  if (settings.SECRET !== undefined && settings.SECRET_FILE !== undefined)
    throw new OperatorError('Kies SECRET of SECRET_FILE: de sleutel zelf, of het bestand waarin hij staat.')
  const { METRICS_HOST, METRICS_SECRET } = settings
  if (METRICS_SECRET === undefined && !isLoopback(METRICS_HOST))
    throw new OperatorError(
      'METRICS_HOST heeft ook METRICS_SECRET nodig: het geheim waarmee de cijfers te lezen zijn.',
    )
  const DATA_DIR = path.resolve(settings.DATA_DIR)
  const SPEECH_MODEL = settings.SPEECH_MODEL ?? findInstalledVoice(DATA_DIR)?.model
  return { ...settings, DATA_DIR, ...(SPEECH_MODEL !== undefined && { SPEECH_MODEL }) }
}
