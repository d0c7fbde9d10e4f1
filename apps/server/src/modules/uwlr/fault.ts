import { SaxesParser } from 'saxes'

/** A refusal in SOAP 1.1. */
export interface SoapFault {
  /** Without its prefix: 'Client.AutorisatieOngeldig'. */
  readonly code: string
  /** In the words of the administration. */
  readonly text: string
}

const maxFaultLength = 64 * 1024
const maxTextLength = 300

/** Null: it is none. */
export function readFault(xml: string): SoapFault | null {
  if (xml.length > maxFaultLength || /<!(?:DOCTYPE|ENTITY)/iu.test(xml)) return null
  const found = new Map<string, string>()
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: false })
  const add = (text: string): void => {
    const name = open.at(-1) ?? ''
    if (open.at(-2) === 'fault') found.set(name, `${found.get(name) ?? ''}${text}`)
  }
  parser.on('opentag', ({ name }) => void open.push(withoutPrefix(name).toLowerCase()))
  parser.on('closetag', () => void open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  try {
    parser.write(xml).close()
  } catch {
    return null
  }
  const code = found.get('faultcode')?.trim()
  if (code === undefined) return null
  const text = (found.get('faultstring') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxTextLength)
  return { code: withoutPrefix(code), text }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** By code, as UWLR 2.2.1 lists them ('Structuur voor foutafhandeling SOAP-verkeer'). */
const sentences: readonly (readonly [code: string, sentence: string])[] = [
  [
    'OngeldigeKlantIdentificatie',
    'De leerlingadministratie kent deze klantnaam of klantcode niet, of ze horen niet bij elkaar.',
  ],
  [
    'AutorisatieOngeldig',
    'De autorisatiesleutel klopt niet, of geeft geen toegang tot deze school. Kijk ook of het BRIN klopt.',
  ],
  ['XsdVersieOngeldig', 'De leerlingadministratie kan niet overweg met versie 2.2 van UWLR.'],
  ['OngeldigBericht', 'De leerlingadministratie kon het bericht niet lezen.'],
]

const refused = 'De leerlingadministratie weigert het.'

export function sayFault({ code, text }: SoapFault): string {
  const sentence = sentences.find(([end]) => code.endsWith(end))?.[1] ?? refused
  return text === '' ? sentence : `${sentence} Zij schrijft: ‘${text}’`
}
