import path from 'node:path'
import * as z from 'zod'

/** A setting that is wrong: one sentence for whoever starts the server. */
export class SettingError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ })

/** Every setting, with what it is when it is not given. apps/server/README.md lists them. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO_PASSWORD: z.string().min(8).max(200).optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SPEECH_PIPER: z.string().min(1).optional(),
  SPEECH_PIPER_MODEL: z.string().min(1).optional(),
  SPEECH_URL: url.optional(),
})

const EXPECTED: Readonly<Record<keyof z.infer<typeof Settings>, string>> = {
  PORT: 'een poort van 0 tot 65535',
  HOST: 'een adres om op te luisteren, zoals 127.0.0.1',
  DATA_DIR: 'een map',
  DATABASE_URL: 'een adres dat met postgres:// begint',
  DEMO_PASSWORD: 'een wachtwoord van 8 tot 200 tekens',
  NODE_ENV: 'development, test of production',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace of silent',
  TRUST_PROXY: 'het aantal proxies voor de server, van 0 tot 10',
  SPEECH_PIPER: 'het pad van het programma piper',
  SPEECH_PIPER_MODEL: 'het pad van een model van piper',
  SPEECH_URL: 'een adres dat met http:// of https:// begint',
}

export type Settings = z.infer<typeof Settings>

/** Reads the settings; an empty one counts as not given. Throws SettingError with a sentence that says what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Settings.safeParse(given)
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof EXPECTED
    throw new SettingError(
      `De instelling ${name} klopt niet ('${given[name] ?? ''}'): verwacht werd ${EXPECTED[name]}.`,
    )
  }
  const settings = result.data
  if (settings.SPEECH_PIPER !== undefined && settings.SPEECH_PIPER_MODEL === undefined) {
    throw new SettingError(
      'SPEECH_PIPER heeft ook SPEECH_PIPER_MODEL nodig: het pad van een Nederlands model.',
    )
  }
  return { ...settings, DATA_DIR: path.resolve(settings.DATA_DIR) }
}
