import path from 'node:path'
import { passwordLimits } from '@letterliaan/contract/limits'
import * as z from 'zod'
import { writeLimits } from './plugins/limits/limits.ts'
import { findInstalledVoice } from './operations/voice/installed-voice.ts'

/** A setting that is wrong: one sentence for whoever starts the server. */
export class SettingError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ })
const recipients = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.length > 0 && parts.every((part) => /^age1[0-9a-z]+$/.test(part)))
const bucketUrl = url.refine((text) => new URL(text).pathname.length > 1)

export const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host)

/** The first part of what is served itself: a proxy could take it off or leave it, and nobody would know which. */
const ownPaths =
  /^\/(api|oauth2|sso|word|assets|pictures|sounds|begeleider|thuis|healthz|readyz|login|inloggen|eerste-beheerder|\.well-known)(\/|$)/

function isPlace(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash } = new URL(address)
  const isPath = /^(\/[\w.~-]+)*\/?$/.test(pathname)
  return search === '' && hash === '' && isPath && !ownPaths.test(pathname)
}

/** Every setting, with what it is when it is not given. docs/settings.md lists them. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_STATEMENT_MS: z.coerce.number().int().min(1000).max(300_000).default(10_000),
  DATABASE_CONNECT_MS: z.coerce.number().int().min(500).max(60_000).default(5000),
  LIVE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO_PASSWORD: z.string().min(passwordLimits.min).max(passwordLimits.max).optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  WRITES_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(writeLimits.aMinute.max),
  SLOW_CALL_MS: z.coerce.number().int().min(1).max(600_000).default(1000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_SECRET: z.string().min(32).optional(),
  STOP_AFTER: z.coerce.number().int().min(0).max(60).default(0),
  API_DOCS: z.enum(['on', 'off']).optional(),
  SPEECH_AHEAD: z.enum(['on', 'off']).default('on'),
  SPEECH_MODEL: z.string().min(1).optional(),
  SPEECH_PIPER: z.string().min(1).optional(),
  SPEECH_PIPER_MODEL: z.string().min(1).optional(),
  SPEECH_URL: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]+@[^@\s]+$/)
    .optional(),
  PUBLIC_URL: url
    .transform((address) => address.replace(/\/+$/, ''))
    .refine(isPlace)
    .optional(),
  SECRET: z.string().min(32).optional(),
  SECRET_FILE: z.string().min(1).optional(),
  RENEWAL_URL: url.optional(),
  RENEWAL_SECRET: z.string().min(32).optional(),
  CONTACT_EMAIL: z.email().optional(),
  FILES_URL: bucketUrl.optional(),
  FILES_KEY_ID: z.string().min(1).optional(),
  FILES_KEY_SECRET: z.string().min(1).optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_URL: bucketUrl.optional(),
  BACKUP_KEY_ID: z.string().min(1).optional(),
  BACKUP_KEY_SECRET: z.string().min(1).optional(),
  BACKUP_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_RECIPIENTS: recipients.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/)
    .default('02:15'),
  SSO_PRIVATE_ADDRESSES: z.enum(['on', 'off']).default('off'),
})

const expectedBySetting: Readonly<Record<keyof z.infer<typeof Settings>, string>> = {
  PORT: 'een poort van 0 tot 65535',
  HOST: 'een adres om op te luisteren, zoals 127.0.0.1',
  DATA_DIR: 'een map',
  DATABASE_URL: 'een adres dat met postgres:// begint',
  DATABASE_POOL: 'een aantal verbindingen van 2 tot 200',
  DATABASE_STATEMENT_MS: 'een aantal milliseconden van 1000 tot 300000',
  DATABASE_CONNECT_MS: 'een aantal milliseconden van 500 tot 60000',
  LIVE_URL: 'een adres dat met postgres:// begint',
  DEMO_PASSWORD: `een wachtwoord van ${passwordLimits.min} tot ${passwordLimits.max} tekens`,
  NODE_ENV: 'development, test of production',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace of silent',
  TRUST_PROXY: 'het aantal proxies voor de server, van 0 tot 10',
  WRITES_PER_MINUTE: 'een aantal van 60 tot 1000000',
  SLOW_CALL_MS: 'een aantal milliseconden van 1 tot 600000',
  METRICS_PORT: 'een poort van 0 tot 65535',
  METRICS_HOST: 'een adres om op te luisteren, zoals 127.0.0.1',
  METRICS_SECRET: 'een geheim van ten minste 32 tekens',
  STOP_AFTER: 'een aantal seconden van 0 tot 60',
  API_DOCS: 'on of off',
  SPEECH_AHEAD: 'on of off',
  SPEECH_MODEL: 'het pad van een model van een stem',
  SPEECH_PIPER: 'het pad van het programma piper',
  SPEECH_PIPER_MODEL: 'het pad van een model van piper',
  SPEECH_URL: 'een adres dat met http:// of https:// begint',
  SMTP_URL: 'een adres dat met smtp:// of smtps:// begint',
  MAIL_FROM: 'een e-mailadres, zoals Letterliaan <post@school.nl>',
  PUBLIC_URL:
    'een adres dat met http:// of https:// begint, met daarachter niets of een pad zoals /spelling dat Letterliaan zelf niet gebruikt',
  SECRET: 'een sleutel van ten minste 32 tekens',
  SECRET_FILE: 'het pad van een bestand met de sleutel',
  RENEWAL_URL: 'een adres dat met http:// of https:// begint',
  RENEWAL_SECRET: 'een geheim van ten minste 32 tekens',
  CONTACT_EMAIL: 'een e-mailadres',
  FILES_URL: 'een adres van een bucket, zoals https://s3.school.nl/letterliaan',
  FILES_KEY_ID: 'de naam van de sleutel van de opslag',
  FILES_KEY_SECRET: 'de sleutel van de opslag',
  FILES_REGION: 'de regio van de opslag',
  BACKUP_TO: 'een map voor back-ups',
  BACKUP_URL: 'een adres van een bucket, zoals https://s3.school.nl/back-ups',
  BACKUP_KEY_ID: 'de naam van de sleutel van de opslag voor back-ups',
  BACKUP_KEY_SECRET: 'de sleutel van de opslag voor back-ups',
  BACKUP_REGION: 'de regio van de opslag voor back-ups',
  BACKUP_RECIPIENTS: 'een of meer openbare sleutels die met age1 beginnen',
  BACKUP_AT: 'een tijd, zoals 02:15, of off',
  SSO_PRIVATE_ADDRESSES: 'on of off',
}

type Name = keyof z.infer<typeof Settings>

/** Settings that are never shown. */
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

/** Settings that mean nothing without another. */
const settingsThatNeedOthers: readonly (readonly [name: Name, needed: Name, what: string])[] = [
  ['SPEECH_PIPER', 'SPEECH_PIPER_MODEL', 'het pad van een Nederlands model'],
  ['SMTP_URL', 'MAIL_FROM', 'het adres waar de mail vandaan komt'],
  ['SMTP_URL', 'PUBLIC_URL', 'het adres waar mensen het spel vinden, voor de link in de mail'],
  ['RENEWAL_URL', 'RENEWAL_SECRET', 'het geheim waarmee de winkel de link herkent'],
  ['FILES_URL', 'FILES_KEY_ID', 'de naam van de sleutel van de opslag'],
  ['FILES_URL', 'FILES_KEY_SECRET', 'de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_KEY_ID', 'de naam van de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_KEY_SECRET', 'de sleutel van de opslag'],
  ['BACKUP_URL', 'BACKUP_RECIPIENTS', 'de openbare sleutel waarmee de back-up wordt versleuteld'],
]

export type Settings = z.infer<typeof Settings>

/** Reads the settings; an empty one counts as not given. Throws SettingError with a sentence that says what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Settings.safeParse(given)
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof expectedBySetting
    const shown = secretSettings.has(name) ? '' : ` ('${given[name] ?? ''}')`
    throw new SettingError(
      `De instelling ${name} klopt niet${shown}: verwacht werd ${expectedBySetting[name]}.`,
    )
  }
  const settings = result.data
  for (const [name, needed, what] of settingsThatNeedOthers) {
    if (settings[name] !== undefined && settings[needed] === undefined)
      throw new SettingError(`${name} heeft ook ${needed} nodig: ${what}.`)
  }
  if (settings.SECRET !== undefined && settings.SECRET_FILE !== undefined)
    throw new SettingError('Kies SECRET of SECRET_FILE: de sleutel zelf, of het bestand waarin hij staat.')
  const { METRICS_HOST, METRICS_SECRET } = settings
  if (METRICS_SECRET === undefined && !isLoopback(METRICS_HOST))
    throw new SettingError(
      'METRICS_HOST heeft ook METRICS_SECRET nodig: het geheim waarmee de cijfers te lezen zijn.',
    )
  const DATA_DIR = path.resolve(settings.DATA_DIR)
  const SPEECH_MODEL = settings.SPEECH_MODEL ?? findInstalledVoice(DATA_DIR)?.model
  return { ...settings, DATA_DIR, ...(SPEECH_MODEL !== undefined && { SPEECH_MODEL }) }
}
