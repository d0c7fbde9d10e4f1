import * as z from 'zod'
import { SettingError } from '../../env.ts'

/** The five questions of an installation, and what may be given beside them. */
export interface Answers {
  /** Where the data is kept. */
  readonly data: string
  readonly url: URL
  /** Null: this installation sends no mail. */
  readonly mail: { readonly url: string; readonly from: string } | null
  readonly certificate: Certificate
  readonly backups: string
  readonly port: number
  /** Null: the embedded database. */
  readonly database: string | null
}

/** By Let's Encrypt for a name; one that Caddy makes itself; or a proxy elsewhere has it. */
export const certificates = ['letsencrypt', 'local', 'elsewhere'] as const
export type Certificate = (typeof certificates)[number]

export interface Question {
  readonly name: 'data' | 'url' | 'mail' | 'mail-from' | 'certificate' | 'backups'
  readonly text: string
  readonly usual: string
}

export const questions: readonly Question[] = [
  { name: 'data', text: 'In welke map komen de gegevens?', usual: '/var/lib/letterliaan' },
  { name: 'url', text: 'Op welk adres vinden mensen het spel (https://…)?', usual: '' },
  {
    name: 'mail',
    text: 'Welke mailserver (smtp://naam:wachtwoord@post.school.nl:587, of ‘geen’)?',
    usual: 'geen',
  },
  { name: 'mail-from', text: 'Van welk adres komt de mail?', usual: '' },
  {
    name: 'certificate',
    text: 'Waar komt het certificaat vandaan: ‘letsencrypt’ (een naam op internet), ‘local’ (een eigen certificaat in het schoolnetwerk) of ‘elsewhere’ (een proxy die u al hebt)?',
    usual: 'letsencrypt',
  },
  {
    name: 'backups',
    text: 'In welke map komen de back-ups (liefst op een andere schijf)?',
    usual: '/var/backups/letterliaan',
  },
]

const oneLine = z.string().regex(/^[^\p{Cc}]+$/u)
/** In a unit and a Caddyfile such a path needs no quotes. */
const folder = z.string().regex(/^(\/[\w.@+-]+)+$/)
const pathPattern = /^(\/[\w.~-]+)*\/?$/

const expected: Readonly<Record<string, string>> = {
  data: 'een map, van / af, zonder spaties',
  backups: 'een map, van / af, zonder spaties',
  url: 'een adres als https://spel.school.nl of https://school.nl/spelling',
  mail: 'een adres dat met smtp:// of smtps:// begint, of ‘geen’',
  'mail-from': 'een e-mailadres, zoals Letterliaan <post@school.nl>',
  certificate: 'letsencrypt, local of elsewhere',
  port: 'een poort van 1 tot 65535',
  database: 'een adres dat met postgres:// begint',
}

const Given = z.object({
  data: folder,
  backups: folder,
  url: z.url({ protocol: /^https?$/ }).refine((text) => {
    if (!URL.canParse(text)) return false
    const { pathname, search, hash, username } = new URL(text)
    return pathPattern.test(pathname) && search === '' && hash === '' && username === ''
  }),
  mail: z.union([z.literal('geen'), z.url({ protocol: /^smtps?$/ })]),
  'mail-from': z.union([z.literal(''), oneLine.regex(/^[^@]+@[^@\s]+$/)]),
  certificate: z.enum(certificates),
  port: z.coerce.number().int().min(1).max(65_535).default(3000),
  database: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
})

/** Throws SettingError with a sentence that says which answer can't be. */
export function readAnswers(given: Readonly<Record<string, string | undefined>>): Answers {
  const read = Given.safeParse(given)
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0])
    throw new SettingError(`--${name} klopt niet: verwacht werd ${expected[name] ?? 'iets anders'}.`)
  }
  const { data, backups, mail, certificate, port, database } = read.data
  const url = new URL(read.data.url)
  if (mail !== 'geen' && read.data['mail-from'] === '')
    throw new SettingError('Bij een mailserver hoort --mail-from: het adres waar de mail vandaan komt.')
  if (`${backups}/`.startsWith(`${data}/`))
    throw new SettingError('Kies voor de back-ups een map buiten die van de gegevens.')
  refuseCertificate(url, certificate)
  const from = read.data['mail-from']
  return {
    data,
    backups,
    url,
    port,
    certificate,
    mail: mail === 'geen' ? null : { url: mail, from },
    database: database ?? null,
  }
}

const addressPattern = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/

function refuseCertificate({ protocol, hostname }: URL, certificate: Certificate): void {
  if (certificate !== 'elsewhere' && protocol !== 'https:')
    throw new SettingError('Met een certificaat begint het adres met https://.')
  const hasName =
    !addressPattern.test(hostname) && hostname.includes('.') && !/\.(local|lan|internal)$/.test(hostname)
  if (certificate === 'letsencrypt' && !hasName)
    throw new SettingError(
      `Voor ${hostname} geeft Let’s Encrypt geen certificaat. Kies een naam die op internet bekend is, of --certificate local.`,
    )
}
