import { expect, test } from 'vitest'
import { readRoster } from './read-roster.ts'
import { RosterError } from './roster-row.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Encodes ASCII as it is, and other characters as the byte that `codePage` decodes to them. */
function encodeAs(codePage: 'macintosh' | 'windows-1252' | 'windows-1254', text: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  const decoded = new TextDecoder(codePage).decode(bytes)
  return Uint8Array.from(text, (character) => decoded.indexOf(character))
}

/** Reads each UTF-8 byte as a character of Windows-1252, and encodes these characters again. */
const encodeTwice = (text: string): Uint8Array => utf8(new TextDecoder('windows-1252').decode(utf8(text)))

const namesOf = (bytes: Uint8Array): string[] =>
  readRoster(bytes).rows.map(({ row, problems }) =>
    [`${row.first_name}|${row.last_name}`, ...problems].join(' '),
  )

const listOf = (...names: readonly string[]): string =>
  `Voornaam;Achternaam;Groep\r\n${names.map((name) => `${name.replace('|', ';')};5a\r\n`).join('')}`

const european = ['René|Bakker', 'Jörg|Vis', 'Büsra|Yılmaz', 'Zoë|de Wit', 'Inês|García', 'Noor|van d’Hont']
const turkish = ['Ayşe|Yağmur', 'İpek|Şahin', 'Çağla|Yıldız', 'Björn|Öztürk']
const western = [
  'René|Bakker',
  'Zoë|de Wit',
  'Dušan|Ružić'.replace('ć', 'c'),
  'Joël|’t Hart',
  'Renée|d’Hont',
  'Ÿsbrand|Jansen',
]

test.each([
  ['MacRoman (Excel for Mac)', encodeAs('macintosh', listOf(...european)), european],
  ['MacRoman with one ö', encodeAs('macintosh', listOf('Noor|Vis', 'Jörg|Vis')), ['Noor|Vis', 'Jörg|Vis']],
  ['MacRoman with one é', encodeAs('macintosh', listOf('Noor|Vis', 'René|Vis')), ['Noor|Vis', 'René|Vis']],
  ['Windows-1254', encodeAs('windows-1254', listOf(...turkish)), turkish],
  ['Windows-1252', encodeAs('windows-1252', listOf(...western)), western],
  ['UTF-8 twice', encodeTwice(listOf(...european, ...turkish)), [...european, ...turkish]],
  ['UTF-8', utf8(listOf(...european, ...turkish)), [...european, ...turkish]],
])('TIEN-3 reads a class list in %s', (_name, bytes, names) => {
  expect(namesOf(bytes)).toEqual(names)
})

const table = 'Roepnaam;Tussenvoegsel;Achternaam;Groep\nNoor;van den;Berg;5a\nDaan;;Vis;5a\n'

test.each([
  ['a title', `Klassenlijst groep 5a\n${table}`],
  ['a title in a spreadsheet', `Klassenlijst groep 5a;;;\n;;;\n27-11-2026;;;\n\n${table}`],
  ['a title with a comma', `Lijst van juf Els, groep 5a\n${table}`],
  ['a title above commas', `Klassenlijst groep 5a\n\n${table.replaceAll(';', ',')}`],
])('TIEN-3 lines above the header are not children: %s', (_name, text) => {
  expect(namesOf(utf8(text))).toEqual(['Noor|van den Berg', 'Daan|Vis'])
})

test('TIEN-3 lines above the header are not children, even if the user chose the columns', () => {
  const columns = ['first_name', 'prefix', 'last_name', 'skip'] as const
  const { rows, table: shown } = readRoster(utf8(`Klassenlijst groep 5a\n${table}`), {
    hasHeader: true,
    columns,
  })
  expect(rows.map(({ row }) => row.first_name)).toEqual(['Noor', 'Daan'])
  expect(shown?.samples[0]).toEqual(['Roepnaam', 'Tussenvoegsel', 'Achternaam', 'Groep'])
})

test('TIEN-3 a title above a list of names is not a child', () => {
  expect(namesOf(utf8('Klassenlijst groep 5a\n\nNoor de Vries\nDaan Vis'))).toEqual([
    'Noor|de Vries',
    'Daan|Vis',
  ])
})

test.each([
  ['Voorn.;Voorv.;Achtern.;Klas', ['first_name', 'prefix', 'last_name', 'group']],
  ['Roepnaam leerling;Achternaam leerling;Klas of groep', ['first_name', 'last_name', 'group']],
  ['Stamnr;Roepnaam;Tussenv.;Achternaam;Stamklas', ['key', 'first_name', 'prefix', 'last_name', 'group']],
  ['Leerling-nr.;Voornaam van het kind;Familienaam;Groep/klas', ['key', 'first_name', 'last_name', 'group']],
  ['Naam leerling;Naam ouder;Telefoon', ['full_name', 'skip', 'skip']],
])('TIEN-3 recognises the header %s', (header, columns) => {
  const cells = header.split(';').map(() => 'x')
  expect(readRoster(utf8(`${header}\n${cells.join(';')}\n`)).table).toMatchObject({
    hasHeader: true,
    columns,
  })
})

test.each([
  ['‘t Hart', '’t Hart'],
  ['’t Hart', '’t Hart'],
  ["'t Hart", "'t Hart"],
  ['`t Hart', '’t Hart'],
  ['´s Gravesande', '’s Gravesande'],
  ['‘s Gravesande', '’s Gravesande'],
  ["O'Brien", "O'Brien"],
  ['O′Brien', 'O’Brien'],
  ['Bakker\u200b', 'Bakker'],
  ['Bak\u00adker', 'Bakker'],
  ['\u200eBakker\u202c', 'Bakker'],
  ['Bakker\u00a0de\u2009Wit', 'Bakker de Wit'],
  ['Bakker–de Wit', 'Bakker-de Wit'],
])('TIEN-3 the surname %j becomes %j in a table, EDEXML and names', (written, surname) => {
  const xml = `<EDEX><leerlingen><leerling key="1"><roepnaam>Noor</roepnaam><achternaam>${written}</achternaam></leerling></leerlingen></EDEX>`
  expect(namesOf(utf8(listOf(`Noor|${written}`)))).toEqual([`Noor|${surname}`])
  expect(namesOf(utf8(xml))).toEqual([`Noor|${surname}`])
  expect(namesOf(utf8(`${written}, Noor\nVis, Daan`))).toEqual([`Noor|${surname}`, 'Daan|Vis'])
})

test.each([
  ['', 'Berg, van den', 'van den Berg'],
  ['van den', 'Berg, van den', 'van den Berg'],
  ['van den', 'van den Berg', 'van den Berg'],
  ['Van Den', 'van den Berg', 'van den Berg'],
  ['van', 'den Berg', 'van den Berg'],
  ['van', 'Van', 'van Van'],
  ['de', 'Decker', 'de Decker'],
])('TIEN-3 prefix %j and surname %j become %j in EDEXML and in a table', (prefix, surname, expected) => {
  const xml = `<EDEX><leerlingen><leerling key="1"><roepnaam>Noor</roepnaam><voorvoegsel>${prefix}</voorvoegsel><achternaam>${surname}</achternaam></leerling></leerlingen></EDEX>`
  expect(namesOf(utf8(xml))).toEqual([`Noor|${expected}`])
  expect(namesOf(utf8(`voornaam;tussenvoegsel;achternaam\nNoor;${prefix};${surname}\n`))).toEqual([
    `Noor|${expected}`,
  ])
})

test.each([
  ['Isa Bakker - de Wit', 'Isa', 'Bakker - de Wit'],
  ['Isa Bakker – de Wit', 'Isa', 'Bakker - de Wit'],
  ['Isa Bakker- de Wit', 'Isa', 'Bakker- de Wit'],
  ['Isa Bakker -de Wit', 'Isa', 'Bakker -de Wit'],
  ['Isa van den Bakker - de Wit', 'Isa', 'van den Bakker - de Wit'],
  ['Isa Sophie Bakker - Wit', 'Isa Sophie', 'Bakker - Wit'],
  ['Isa Bakker-de Wit', 'Isa', 'Bakker-de Wit'],
  ['Anne - Sophie Jansen', 'Anne - Sophie', 'Jansen'],
])('TIEN-3 %j has the first name %j and the surname %j', (text, first, last) => {
  expect(namesOf(utf8(`${text}\nDaan Vis`))[0]).toBe(`${first}|${last}`)
})

test('TIEN-3 reads EDEXML after a blank line', () => {
  const xml =
    '\r\n  \n<?xml version="1.0"?><EDEX><leerlingen><leerling key="1"><roepnaam>Noor</roepnaam></leerling></leerlingen></EDEX>'
  expect(namesOf(utf8(xml))).toEqual(['Noor|'])
})

test.each([
  [
    'XML of Magister',
    '<Leerlingen><Leerling><Stamnr>7</Stamnr><Roepnaam>Noor</Roepnaam><Tussenv>de</Tussenv><Achternaam>Vries</Achternaam></Leerling></Leerlingen>',
    /Magister.*EDEXML of als CSV/u,
  ],
  [
    'XML of another program',
    '<leerlingen><leerling><voornaam>Noor</voornaam><achternaam>Vries</achternaam></leerling></leerlingen>',
    /geen EDEXML.*CSV/u,
  ],
  [
    'an .xls that is HTML',
    '<html><body><table><tr><td>Voornaam</td></tr></table></body></html>',
    /webpagina.*CSV/u,
  ],
  ['HTML with a DOCTYPE', '<!DOCTYPE html>\n<html><table></table></html>', /webpagina.*CSV/u],
  ['only a table of HTML', '\ufeff\n<table border="1"><tr><td>Noor</td></tr></table>', /webpagina.*CSV/u],
  [
    'an .xls that is XML',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    /Excel.*CSV/u,
  ],
])('TIEN-3 refuses %s with advice', (_name, text, sentence) => {
  expect(() => readRoster(utf8(text))).toThrow(RosterError)
  expect(() => readRoster(utf8(text))).toThrow(sentence)
})

test.each(['actief', 'Is actief', 'Active'])(
  'TIEN-3 a child that is inactive in column %j is refused',
  (header) => {
    const text = `voornaam;${header}\nNoor;true\nDaan;false\nSem;nee\nLotte;\nYoussef;0\n`
    const { rows } = readRoster(utf8(text))
    const reason = 'In de lijst staat dat dit kind niet actief is.'
    expect(rows.map(({ row, problems }) => [row.first_name].concat(problems))).toEqual([
      ['Noor'],
      ['Daan', reason],
      ['Sem', reason],
      ['Lotte'],
      ['Youssef', reason],
    ])
  },
)
