import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { readSurname, cleanName } from '../names/read-name.ts'
import { RosterError, createEmptyRow, readLevel, rosterLimits, type RosterRow } from '../roster-row.ts'

const chunkLength = 64 * 1024
const maxDepth = 40
const maxTextLength = 1000

interface FileGroup {
  name: string
  jaargroep: string
}

interface FileChild {
  readonly key: string
  readonly eckid: string
  readonly texts: Map<string, string>
  /** Kind and key of each group, including combined groups. */
  readonly groups: string[]
}

/** The only fields that are read. Date of birth, address, state number, photo and remarks are ignored. */
const childTexts = new Set([
  'achternaam',
  'voorvoegsel',
  'roepnaam',
  'voornamen',
  'voorletters-1',
  'jaargroep',
])

/** The names that other programs give these fields, each with the program if it is known. */
const otherTexts: ReadonlyMap<string, string> = new Map([
  ['tussenv', ' Zo te zien komt het uit Magister.'],
  ['stamnr', ' Zo te zien komt het uit Magister.'],
  ['tussenvoegsel', ''],
  ['stamnummer', ''],
  ['voornaam', ''],
])

export const isXml = (text: string): boolean => /^\ufeff?\s*<(?:\?xml|!|[\p{L}_])/iu.test(text)

/** Reads EDEXML 1.03, 2.0, 2.1 (Edustandaard) with any root and namespaces, as in UWLR. Throws RosterError. */
export function readEdexml(text: string): RosterRow[] {
  // Checked before parsing, so that a DTD is never expanded and a long DTD takes no time.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
    throw new RosterError(
      'In dit bestand staat een DTD. Dat is niet veilig; een EDEXML-bestand heeft dat niet nodig.',
    )
  }
  const reader = new EdexmlReader()
  // XML requires that the declaration comes first, but copied files have blank lines before it.
  const start = /^\ufeff?\s*/u.exec(text)?.[0].length ?? 0
  for (let at = start; at < text.length; at += chunkLength) reader.write(text.slice(at, at + chunkLength))
  return reader.finish()
}

class EdexmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  readonly #open: string[] = []
  readonly #groups = new Map<string, FileGroup>()
  readonly #children: FileChild[] = []
  #group: FileGroup | null = null
  #child: FileChild | null = null
  #text = ''
  #hasChildren = false

  constructor() {
    this.#parser.on('error', (error) => {
      throw unreadable(error.message)
    })
    this.#parser.on('opentag', (tag) => this.#openTag(tag))
    this.#parser.on('closetag', () => this.#closeTag())
    this.#parser.on('text', (text) => this.#addText(text))
    this.#parser.on('cdata', (text) => this.#addText(text))
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  finish(): RosterRow[] {
    this.#parser.close()
    if (!this.#hasChildren)
      throw new RosterError('In dit XML-bestand staan geen leerlingen. Is het een EDEXML-bestand?')
    return this.#children.map((child, at) => this.#rowOf(child, at + 1))
  }

  #openTag({ name, attributes }: SaxesTagPlain): void {
    const local = localName(name)
    const parent = this.#open.at(-1)
    this.#open.push(local)
    this.#text = ''
    if (this.#open.length > maxDepth) throw unreadable('te diep')
    const program = parent === 'leerling' ? otherTexts.get(local) : undefined
    if (program !== undefined) {
      throw new RosterError(
        `Dit XML-bestand is geen EDEXML.${program} Bewaar de lijst in uw administratie als EDEXML of als CSV.`,
      )
    }
    if (local === 'leerlingen') this.#hasChildren = true
    const attribute = (wanted: string): string => {
      const pair = Object.entries(attributes).find(([key]) => localName(key) === wanted)
      return cleanName(pair?.[1] ?? '')
    }
    if (local === 'leerling' && this.#child === null) {
      this.#startChild({ key: attribute('key'), eckid: attribute('eckid'), texts: new Map(), groups: [] })
    } else if (isGroupTag(local)) {
      this.#meetGroup(groupKey(local, attribute('key')), parent)
    }
  }

  #startChild(child: FileChild): void {
    this.#child = child
    this.#children.push(child)
    if (this.#children.length > rosterLimits.rows) {
      throw new RosterError(
        `Dit zijn meer dan ${rosterLimits.rows} leerlingen. Verdeel ze over meer bestanden.`,
      )
    }
  }

  /** A group inside 'groepen' is defined there, and inside a child it is a reference. */
  #meetGroup(key: string, parent: string | undefined): void {
    if (this.#child) {
      if (this.#child.groups.length < rosterLimits.groups) this.#child.groups.push(key)
      return
    }
    if (parent !== 'groepen' || this.#open.includes('leerkrachten')) return
    this.#group = { name: '', jaargroep: '' }
    this.#groups.set(key, this.#group)
  }

  #addText(text: string): void {
    if (this.#text.length < maxTextLength) this.#text += text
  }

  #closeTag(): void {
    const local = this.#open.pop() ?? ''
    const parent = this.#open.at(-1)
    const text = cleanName(this.#text)
    this.#text = ''
    if (local === 'leerling') this.#child = null
    else if (this.#child && parent === 'leerling' && childTexts.has(local)) this.#child.texts.set(local, text)
    else if (isGroupTag(local) && this.#child === null) this.#group = null
    else if (this.#group && local === 'naam') this.#group.name = text
    else if (this.#group && local === 'jaargroep') this.#group.jaargroep = text
  }

  #rowOf({ key, eckid, texts, groups }: FileChild, line: number): RosterRow {
    const known = groups.flatMap((reference) => this.#groups.get(reference) ?? [])
    const levels = [texts.get('jaargroep') ?? '', ...known.map(({ jaargroep }) => jaargroep)].map((text) =>
      readLevel(text),
    )
    const firstName =
      texts.get('roepnaam') || texts.get('voornamen')?.split(' ')[0] || texts.get('voorletters-1')
    return {
      ...createEmptyRow(line),
      first_name: firstName ?? '',
      last_name: readSurname(texts.get('voorvoegsel') ?? '', texts.get('achternaam') ?? ''),
      // A key such as '#001' is valid only within one file.
      key: key === '' || key.startsWith('#') ? null : key,
      eckid: eckid === '' ? null : eckid,
      group_names: [...new Set(known.map(({ name }) => name).filter(Boolean))],
      level_id: levels.find((level) => level !== null) ?? null,
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
const isGroupTag = (local: string): boolean => local === 'groep' || local === 'samengestelde_groep'
/** The key includes the kind, because a group and a combined group may have the same key. */
const groupKey = (local: string, key: string): string => `${local} ${key}`

/** `detail`: the parser's message, which starts with line and column. */
function unreadable(detail: string): RosterError {
  const line = /^(\d+):/u.exec(detail)?.[1]
  const place = line === undefined ? '' : ` (regel ${line})`
  return /entit/iu.test(detail)
    ? new RosterError(`In dit bestand staat een entiteit die niet mag${place}.`)
    : new RosterError(`Dit XML-bestand is niet te lezen${place}. Maak het opnieuw in uw administratie.`)
}
