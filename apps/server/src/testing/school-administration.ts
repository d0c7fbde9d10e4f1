import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SaxesParser } from 'saxes'
import { element } from '../plugins/outgoing/write-xml.ts'

/** A school's administration as the documents of UWLR 2.2.1 describe one (Edustandaard, viewer.edustandaard.nl). */
export interface SchoolAdministration {
  readonly rosterUrl: string
  readonly resultsUrl: string
  /** Who goes to this school. */
  children: readonly AdministrationChild[]
  /** By the key that came with each. */
  readonly results: ReadonlyMap<string, AdministrationResult>
  /** Answers this instead. */
  answers: ((reply: ServerResponse) => void) | null
  close(): Promise<void>
}

export interface AdministrationChild {
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly group: string
}

export interface AdministrationResult {
  readonly leerlingid: string
  readonly toetscode: string
  readonly onderdeel: string
  readonly score: number
}

export const customer = {
  client_name: 'Letterliaan',
  client_code: 'LL-1',
  authorisation_key: 'sleutel <1>&"2"',
}
export const administrationBrin = '06SS01'

interface Node {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

const uwlr = 'http://www.edustandaard.nl/leerresultaten/2/'
const soap = 'http://schemas.xmlsoap.org/soap/envelope/'

/** Elements in their order; '?' may be left out, '*' may stand more than once. */
const structure: Readonly<Record<string, readonly string[]>> = {
  leerlinggegevens_verzoek: [
    'schooljaar',
    'brincode?',
    'dependancecode?',
    'schoolkey?',
    'xsdversie?',
    'gegevenssetid?',
    'laatstontvangengegevens?',
  ],
  leerresultaten_verzoek: ['school', 'toetsafnames', 'toetsen?'],
  school: [
    'schooljaar',
    'peildatum?',
    'brincode?',
    'dependancecode?',
    'schoolkey?',
    'aanmaakdatum?',
    'auteur?',
    'xsdversie',
    'commentaar?',
  ],
  toetsafnames: ['toetsafname*'],
  toetsafname: ['leerlingid', 'eckid?', 'resultaatverwerkerid?', 'resultaten'],
  resultaten: ['resultaat*'],
  resultaat: ['afnamedatum', 'toetscode', 'versie?', 'toetsonderdeelcode?', 'score'],
  autorisatie: ['autorisatiesleutel', 'klantcode', 'klantnaam'],
}

class Fault extends Error {
  readonly code: string

  constructor(code: string, text = 'Neem contact op met uw leverancier.') {
    super(text)
    this.code = code
  }
}

export async function startSchoolAdministration(): Promise<SchoolAdministration> {
  const results = new Map<string, AdministrationResult>()
  let latest = ''
  const administration = { children: [] as AdministrationChild[], answers: null } as Pick<
    SchoolAdministration,
    'children' | 'answers'
  > & { children: AdministrationChild[] }

  const takeResults = (asked: Node): string => {
    const made = textOf(asked, 'school', 'aanmaakdatum')
    if (made <= latest) throw new Fault('OngeldigBericht', 'Dit bericht is niet nieuwer dan het vorige.')
    latest = made
    for (const child of childOf(asked, 'toetsafnames').children)
      for (const result of childOf(child, 'resultaten').children) {
        const key = result.attributes['key']
        if (key === undefined) throw new Fault('OngeldigBericht')
        results.set(key, {
          leerlingid: textOf(child, 'leerlingid'),
          toetscode: textOf(result, 'toetscode'),
          onderdeel: textOf(result, 'toetsonderdeelcode'),
          score: Number(textOf(result, 'score')),
        })
      }
    return element('leerresultaten_antwoord', '', { xmlns: `${uwlr}leerresultaten` })
  }

  const handle = (action: unknown, xml: string): string => {
    const envelope = parse(xml)
    if (envelope.name !== 'Envelope' || envelope.namespace !== soap) throw new Fault('OngeldigBericht')
    checkCustomer(childOf(childOf(envelope, 'Header'), 'autorisatie'))
    const [asked] = childOf(envelope, 'Body').children
    if (asked === undefined) throw new Fault('OngeldigBericht')
    checkStructure(asked)
    const isResults = asked.name === 'leerresultaten_verzoek'
    const named = isResults ? childOf(asked, 'school') : asked
    if (asked.namespace !== `${uwlr}${isResults ? 'leerresultaten' : 'leerlinggegevens'}`)
      throw new Fault('OngeldigBericht')
    if (action !== (isResults ? '"BrengLeerresultaten"' : '"HaalLeerlinggegevens"'))
      throw new Fault('OngeldigBericht')
    if (textOf(named, 'brincode') + textOf(named, 'dependancecode') !== administrationBrin)
      throw new Fault('AutorisatieOngeldig')
    if (textOf(named, 'xsdversie') !== '2.2') throw new Fault('XsdVersieOngeldig')
    return isResults ? takeResults(asked) : writeChildren(administration.children)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const xml = await read(request)
    if (administration.answers !== null) return administration.answers(response)
    try {
      reply(response, 200, handle(request.headers['soapaction'], xml))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const fault = [element('faultcode', `soap:Client.${error.code}`), element('faultstring', error.message)]
      reply(response, 500, element('soap:Fault', fault))
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(administration, {
    rosterUrl: `${url}/leerlinggegevens`,
    resultsUrl: `${url}/leerresultaten`,
    results,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const reply = (response: ServerResponse, status: number, body: string): void =>
  void response
    .writeHead(status, { 'content-type': 'text/xml; charset=utf-8' })
    .end(element('soap:Envelope', [element('soap:Body', [body])], { 'xmlns:soap': soap }))

function checkCustomer(authorisation: Node): void {
  if (authorisation.namespace !== `${uwlr}autorisatie`) throw new Fault('OngeldigBericht')
  checkStructure(authorisation)
  if (textOf(authorisation, 'klantnaam') !== customer.client_name)
    throw new Fault('OngeldigeKlantIdentificatie')
  if (textOf(authorisation, 'klantcode') !== customer.client_code)
    throw new Fault('OngeldigeKlantIdentificatie')
  if (textOf(authorisation, 'autorisatiesleutel') !== customer.authorisation_key)
    throw new Fault('AutorisatieOngeldig')
}

function checkStructure(node: Node): void {
  const wanted = structure[node.name]
  if (wanted === undefined) return
  const left = node.children.map(({ name }) => name)
  for (const part of wanted) {
    const name = part.replace(/[?*]$/, '')
    let count = 0
    while (left[0] === name && (count === 0 || part.endsWith('*'))) {
      left.shift()
      count++
    }
    if (count === 0 && !part.endsWith('?')) throw new Fault('OngeldigBericht', `${node.name} zonder ${name}`)
  }
  if (left.length > 0) throw new Fault('OngeldigBericht', `${node.name} met ${left[0]}`)
  node.children.forEach(checkStructure)
}

function writeChildren(children: readonly AdministrationChild[]): string {
  const groups = [...new Set(children.map(({ group }) => group))]
  const written = element('leer:leerlinggegevens', [
    element('leer:school', [element('leer:schooljaar', '2026-2027'), element('leer:brincode', '06SS')]),
    element(
      'leer:groepen',
      groups.map((name) =>
        element('leer:groep', [element('leer:naam', name), element('leer:jaargroep', name.slice(0, 1))], {
          key: name,
        }),
      ),
    ),
    element(
      'leer:leerlingen',
      children.map(({ key, first_name, last_name, group }) =>
        element(
          'leer:leerling',
          [
            element('leer:achternaam', last_name),
            element('leer:roepnaam', first_name),
            element('leer:geboortedatum', '2018-03-14'),
            element('leer:groep', '', { key: group }),
          ],
          { key },
        ),
      ),
    ),
  ])
  return element('leer:leerlinggegevens_antwoord', [written], { 'xmlns:leer': `${uwlr}leerlinggegevens` })
}

function parse(xml: string): Node {
  const root: Node = { name: '', namespace: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new Fault('OngeldigBericht')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value])
    const node = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    const node = open.at(-1)
    if (node !== undefined) node.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [first] = root.children
  if (first === undefined) throw new Fault('OngeldigBericht')
  return first
}

function childOf(node: Node, name: string): Node {
  const child = node.children.find((candidate) => candidate.name === name)
  if (child === undefined) throw new Fault('OngeldigBericht')
  return child
}

const textOf = (node: Node, ...names: readonly string[]): string => {
  const [name, ...rest] = names
  if (name === undefined) return node.text
  const child = node.children.find((candidate) => candidate.name === name)
  return child === undefined ? '' : textOf(child, ...rest)
}
