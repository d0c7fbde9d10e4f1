import { expect, test } from 'vitest'
import { assertRosterFits, readRoster } from './read-roster.ts'
import { toComparableGroup } from './match/compare-names.ts'
import { RosterError, readLevel, rosterLimits, type RosterRow } from './roster-row.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const windows1252 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf16 = (text: string, isBigEndian: boolean, hasBom: boolean): Uint8Array => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  const all = hasBom ? [0xfeff, ...units] : units
  return Uint8Array.from(
    all.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  )
}
const names = (rows: readonly { readonly row: RosterRow }[]): string[] =>
  rows.map(({ row }) => `${row.first_name} ${row.last_name}`.trim())

const tooManyCells =
  'Deze rij heeft meer cellen dan er kolommen zijn. Wat te veel is, gaat niet mee. Kijk of de rest klopt.'

const list = 'Voornaam;Tussenvoegsel;Achternaam;Groep\r\nZoë;de;Wit;5a\r\nJoël;;Bakker;5a\r\n'

test.each([
  ['UTF-8', bytesOf(list), 'utf-8'],
  ['UTF-8 with a BOM', bytesOf(`\ufeff${list}`), 'utf-8'],
  ['Windows-1252', windows1252(list), 'windows-1252'],
  ['UTF-16 as Excel writes it', utf16(list, false, true), 'utf-16le'],
  ['UTF-16, the other order', utf16(list, true, true), 'utf-16be'],
  ['UTF-16 without a BOM', utf16(list, false, false), 'utf-16le'],
] as const)('GRP-3 detects the encoding: %s', (_name, bytes, encoding) => {
  const roster = readRoster(bytes)
  expect(roster.encoding).toBe(encoding)
  expect(roster.rows).toEqual([
    {
      row: {
        line: 2,
        first_name: 'Zoë',
        last_name: 'de Wit',
        key: null,
        eckid: null,
        group_names: ['5a'],
        level_id: 5,
      },
      problems: [],
      repeats: [],
    },
    {
      row: {
        line: 3,
        first_name: 'Joël',
        last_name: 'Bakker',
        key: null,
        eckid: null,
        group_names: ['5a'],
        level_id: 5,
      },
      problems: [],
      repeats: [],
    },
  ])
})

test.each([';', ',', '\t'] as const)('GRP-3 detects the separator %j', (separator) => {
  const text = [
    ['Roepnaam', 'Voornamen', 'Achternaam', 'Leerlingnummer', 'Geboortedatum'],
    ['Noor', 'Noor Elisabeth', 'Vries', '101', '14-03-2018'],
    ['Daan', 'Daniël; Jan', '"Visser, van"', '102', '2-6-2018'],
  ]
    .map((cells) => cells.map((cell) => (cell.includes(separator) ? `"${cell.replaceAll('"', '')}"` : cell)))
    .map((cells) => cells.join(separator))
    .join('\n')
  const { table, rows } = readRoster(bytesOf(text))
  expect(table?.separator).toBe(separator)
  expect(table?.columns).toEqual(['first_name', 'skip', 'last_name', 'key', 'skip'])
  expect(rows.map(({ row }) => [row.first_name, row.last_name, row.key])).toEqual([
    ['Noor', 'Vries', '101'],
    ['Daan', 'van Visser', '102'],
  ])
})

test('GRP-3 the first line in which Excel names the separator is not a row', () => {
  expect(names(readRoster(bytesOf('sep=,\r\nnaam,groep\r\nNoor de Wit,5\r\n')).rows)).toEqual(['Noor de Wit'])
})

test.each([
  ['first and last name', 'Noor\tVries\nDaan\tVisser', ['first_name', 'last_name']],
  ['with a tussenvoegsel', 'Noor\tde\tVries\nDaan\t\tVisser', ['first_name', 'prefix', 'last_name']],
  ['key, name and group', '101\tNoor de Vries\t5a\n102\tDaan Visser\t5a', ['key', 'full_name', 'group']],
  ['name and level', 'Noor de Vries\t5\nDaan Visser\t5', ['full_name', 'level']],
  [
    'what nobody needs',
    'Noor de Vries\t14-03-2018\tnoor@school.nl\nDaan Visser\t2-6-2018\tdaan@school.nl',
    ['full_name', 'skip', 'skip'],
  ],
])('GRP-2 reads columns of a spreadsheet without a header: %s', (_name, text, columns) => {
  const { table, rows } = readRoster(bytesOf(text))
  expect(table?.hasHeader).toBe(false)
  expect(table?.columns).toEqual(columns)
  expect(rows.map(({ row }) => row.last_name)).toEqual([expect.stringContaining('Vries'), 'Visser'])
})

test.each([
  ['one child', 'Noor\tKok', 'Noor|Kok'],
  ['a surname with its tussenvoegsel', 'Noor\tvan den Berg', 'Noor|van den Berg'],
  ['a surname with its tussenvoegsel behind it', 'Noor\tVries, de', 'Noor|de Vries'],
  ['two first names', 'Anna Sophie\tKok', 'Anna Sophie|Kok'],
  ['two first names, and a surname of more words', 'Anna Sophie\tvan den Berg', 'Anna Sophie|van den Berg'],
  ['names that look like a tussenvoegsel', 'Le\tDe', 'Le|De'],
  ['numbered', '1.\tNoor\tKok\n2.\tDaan\tVis', 'Noor|Kok Daan|Vis'],
  ['an empty column before and after', '\tNoor\tKok\t', 'Noor|Kok'],
  ['a name and a nickname', 'Noor de Vries\tNoor', 'Noor|de Vries'],
  ['child and parent', 'Noor Kok\tAnna Bos\nDaan Vis\tJan Bos', 'Noor|Kok Daan|Vis'],
  ['surname, first name', 'Kok, Noor', 'Noor|Kok'],
  ['in words', 'Noor de Kok', 'Noor|de Kok'],
])('GRP-2 finds the columns of a list without a header: %s', (_name, text, expected) => {
  const { rows } = readRoster(bytesOf(text))
  expect(rows.map(({ row }) => `${row.first_name}|${row.last_name}`).join(' ')).toBe(expected)
})

test("GRP-3 the user's columns override the proposal", () => {
  const text = 'A;B;C\nVries;Noor;x\nVisser;Daan;y\n'
  const said = { hasHeader: true, columns: ['last_name', 'first_name', 'group'] as const }
  const { rows, table } = readRoster(bytesOf(text), said)
  expect(names(rows)).toEqual(['Noor Vries', 'Daan Visser'])
  expect(rows.map(({ row }) => row.group_names)).toEqual([['x'], ['y']])
  expect(table?.samples[0]).toEqual(['A', 'B', 'C'])
})

test('GRP-2 a column Nummer that only numbers the rows is no key', () => {
  const rowsOf = (numbers: readonly string[]) =>
    readRoster(bytesOf(`Nummer;Voornaam\n${numbers[0]};Zoë\n${numbers[1]};Joël\n`)).rows
  expect(rowsOf(['1', '2']).map(({ row }) => row.key)).toEqual([null, null])
  expect(rowsOf(['17', '4']).map(({ row }) => row.key)).toEqual(['17', '4'])
})

test('GRP-2 names that contain a comma are names, even if there are many', () => {
  const { kind, rows } = readRoster(bytesOf('Vries, Noor de\nVisser, Daan\nWit, Lotte de'))
  expect(kind).toBe('names')
  expect(names(rows)).toEqual(['Noor de Vries', 'Daan Visser', 'Lotte de Wit'])
})

test('a column of names may have a header', () => {
  expect(names(readRoster(bytesOf('Naam\nNoor de Vries\nDaan Visser')).rows)).toEqual([
    'Noor de Vries',
    'Daan Visser',
  ])
})

test.each([
  ['no voornaam', 'voornaam;achternaam\n;Visser', 'De voornaam ontbreekt.'],
  ['a formula', 'voornaam;achternaam\n=A1;Visser', 'teken dat niet in een naam hoort'],
  ['a formula in the surname', 'voornaam;achternaam\nNoor;@SUM(1)', 'teken dat niet in een naam hoort'],
  ['no letter', 'voornaam;achternaam\n123;Visser', 'geen letters'],
  ['markup', 'voornaam;achternaam\nNoor;<b>Vries</b>', 'teken dat niet in een naam hoort'],
  ['too long', `voornaam;achternaam\n${'a'.repeat(61)};Visser`, 'langer dan 60 tekens'],
  ['a long key', `voornaam;leerlingnummer\nNoor;${'1'.repeat(51)}`, 'leerlingnummer is langer dan 50'],
  ['a long group', `voornaam;groep\nNoor;${'a'.repeat(61)}`, 'groep is langer dan 60'],
])('GRP-6 only a faulty row is refused, with its reason: %s', (_name, text, reason) => {
  const good = text.split('\n')[0]?.includes('leerlingnummer') ? 'Daan;7' : 'Daan;x'
  const { rows } = readRoster(bytesOf(`${text}\n${good}\n`))
  expect(rows.map(({ problems }) => problems)).toEqual([[expect.stringContaining(reason)], []])
})

test.each([
  [
    'a paragraph above the names',
    `Beste juf, ${'hieronder de lijst '.repeat(30)}\nNoor de Vries\nDaan Visser`,
    0,
  ],
  ['a cell of a table', `voornaam;groep\n${'é'.repeat(400)};5a\nNoor;5a`, 0],
  ['a group', `voornaam;groep\nNoor;${'5'.repeat(400)}\nDaan;5a`, 0],
  ['a million letters', `${'a'.repeat(1_000_000)}\nNoor de Vries`, 0],
])('TIEN-3 a text of over 300 characters is an error of only its own row: %s', (_name, text, at) => {
  const { rows, table } = readRoster(bytesOf(text))
  expect(rows.map(({ problems }) => problems.length > 0)).toEqual(rows.map((_, row) => row === at))
  const texts = rows.flatMap(({ row }) => [row.first_name, row.last_name, row.group_names].flat())
  const longest = Math.max(...[...texts, ...(table?.samples.flat() ?? [])].map((each) => each.length))
  expect(longest).toBeLessThanOrEqual(300)
})

test('GRP-6 if two children have the same key, both are refused, with their lines', () => {
  const { rows } = readRoster(bytesOf('leerlingnummer;voornaam\n7;Noor\n8;Daan\n7;Sem'))
  const sentence = 'Leerlingnummer 7 staat bij meer kinderen: rij 2, 4.'
  expect(rows.map(({ problems }) => problems)).toEqual([[sentence], [], [sentence]])
})

test('a child that is listed once for each of its groups is one child', () => {
  const { rows } = readRoster(bytesOf('leerlingnummer;voornaam;groep\n7;Noor;5a\n7;Noor;Plusklas'))
  expect(rows.map(({ row }) => row.group_names)).toEqual([['5a', 'Plusklas']])
  expect(rows[0]?.repeats).toEqual([])
})

test('a duplicate row of a child is reported', () => {
  const { rows } = readRoster(
    bytesOf('leerlingnummer;voornaam;groep\n7;Noor;5a\n8;Sem;5a\n\n7;Noor;5a\n7;Noor;Plus\n7;Noor;Plus'),
  )
  expect(rows.map(({ row, repeats }) => [row.first_name, repeats])).toEqual([
    ['Noor', [5, 7]],
    ['Sem', []],
  ])
})

test.each([
  ['12', 'nederland', 'Leerjaar ‘12’ gaat niet mee. Het moet één groep zijn, van 3 tot en met 8.'],
  ['groep x', 'nederland', 'Leerjaar ‘groep x’ gaat niet mee. Het moet één groep zijn, van 3 tot en met 8.'],
  ['7', 'vlaanderen', 'Leerjaar ‘7’ gaat niet mee. Het moet één leerjaar zijn, van 1 tot en met 6.'],
] as const)('an impossible leerjaar is reported with its row: %j in %s', (level, region, sentence) => {
  const bytes = bytesOf(`voornaam;leerjaar\nNoor;5\nSem;${level}\nDaan;`)
  const { rows, table } = readRoster(bytes, null, region)
  expect(rows.map(({ row }) => row.level_id === null)).toEqual([false, true, true])
  expect(table?.remarks).toEqual([{ line: 3, sentences: [sentence] }])
})

test.each([
  ['a header', 'voornaam;groep\nNoor;5a\nVisser;Daan;5a\n;;\nSem;5a;', [3]],
  ['an empty end of the header', 'voornaam;groep;\nNoor;5a;\nVisser;Daan;5a\nSem;5a;', [3]],
  ['no header', 'Noor\tKok\nSem\tBos\nDaan\tVis\tlid\nPim\tDas', [3]],
  ['a column that nobody needs', 'Noor\tKok\tx1\nSem\tBos\tx2', []],
  ['a column that half of the rows have', 'voornaam;groep\nNoor;5a\nSem;5a;rust', []],
])('cells after the last column are reported with their row: %s', (_name, text, lines) => {
  const { table } = readRoster(bytesOf(text))
  expect(table?.remarks.map(({ line }) => line)).toEqual(lines)
  for (const { sentences } of table?.remarks ?? []) expect(sentences).toEqual([tooManyCells])
})

test('a cell after the last column is used if the user names it', () => {
  const columns = ['first_name', 'group', 'level'] as const
  const text = bytesOf('voornaam;groep\nNoor;Bijen\nSem;Bijen\nDaan;Bijen;5')
  expect(readRoster(text, { hasHeader: true, columns }).table?.remarks).toEqual([])
})

test.each([
  ['an xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'Bewaar het als CSV'],
  ['an xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'Bewaar het als CSV'],
  ['a PDF', bytesOf('%PDF-1.7'), 'Kopieer de namen'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'geen tekst'],
  ['nothing', new Uint8Array(), 'geen namen'],
  ['blank lines', bytesOf('\n \n'), 'geen namen'],
  ['only the names of its columns', bytesOf('Voornaam;Achternaam;Groep\r\n;;\r\n'), 'geen namen'],
  ['only those, with commas', bytesOf('Voornaam,Achternaam,Groep\n'), 'geen namen'],
  ['an open quote', bytesOf('voornaam;groep\n"Noor;5\nDaan;5'), 'aanhalingsteken'],
  ['too many names', bytesOf('Noor\n'.repeat(rosterLimits.rows + 1)), `meer dan ${rosterLimits.rows} rijen`],
  ['too many rows', bytesOf('voornaam;groep\n' + 'Noor;5\n'.repeat(rosterLimits.rows + 1)), 'meer dan'],
  ['too many columns', bytesOf(`${'a;'.repeat(100)}\n${'a;'.repeat(100)}\n`), 'kolommen'],
])('an unreadable file is refused with a message: %s', (_name, bytes, sentence) => {
  const read = () => readRoster(bytes)
  expect(read).toThrow(RosterError)
  expect(read).toThrow(sentence)
})

test.each([
  ['5', 5],
  ['Groep 5', 5],
  ['groep 7b', 7],
  ['8A', 8],
  ['leerjaar 3', 3],
  ['2', null],
  ['9', null],
  ['3/4', null],
  ['Plusklas', null],
  ['', null],
])('the school group of %j is %j', (text, level) => {
  expect(readLevel(text)).toBe(level)
})

test.each([
  ['3A', 5],
  ['3de leerjaar', 5],
  ['1ste leerjaar B', 3],
  ['6e leerjaar', 8],
  ['L3', 5],
  ['L4b', 6],
  ['leerjaar 2', 4],
  ['7A', null],
  ['3/4', null],
  ['Leeuwen', null],
])('ZIN-6 the school group of the Flemish class %j is %j', (text, level) => {
  expect(readLevel(text, 'vlaanderen')).toBe(level)
})

test('ZIN-6 a Flemish list is read by leerjaar, and one class has one name', () => {
  const bytes = new TextEncoder().encode('Voornaam;Familienaam;Klas\nNoor;Bos;3de leerjaar A\nLars;Maes;3A\n')
  const rows = readRoster(bytes, null, 'vlaanderen').rows.map(({ row }) => row)
  expect(rows.map(({ level_id }) => level_id)).toEqual([5, 5])
  expect(new Set(rows.flatMap(({ group_names }) => group_names.map(toComparableGroup))).size).toBe(1)
})

test.each([
  ['cells on a line', 'a;'.repeat(2001), 'kolommen'],
  ['cells', 'a;b;c;d;e\n'.repeat(20_000).replaceAll('e', ';'.repeat(10)), 'kolommen'],
  ['lines', '\n'.repeat(20_001), 'rijen'],
])('STOP-2 a file with too many %s is refused before it is parsed', (_name, text, sentence) => {
  expect(() => assertRosterFits(text)).toThrow(sentence)
  expect(() => readRoster(bytesOf(text))).toThrow(sentence)
})

test('a table with an empty line below each child is read whole', () => {
  const table = 'voornaam;groep\n' + 'Noor;5\n\n'.repeat(rosterLimits.rows)
  expect(readRoster(bytesOf(table)).rows).toHaveLength(rosterLimits.rows)
})

test('all names of a large school on one line are read, and so is the widest table', () => {
  const all = Array.from({ length: 2000 }, (_, at) => `Noor ${at} de Vries`).join('; ')
  expect(readRoster(bytesOf(all)).rows).toHaveLength(2000)
  const line = Array.from({ length: 60 }, (_, at) => `Noor${at}`).join(';')
  expect(readRoster(bytesOf(Array.from({ length: 2000 }, () => line).join('\n'))).rows).toHaveLength(2000)
})
