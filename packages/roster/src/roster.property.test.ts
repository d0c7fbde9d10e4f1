import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSafeCell, writeCsv, type CsvDialect } from './csv.ts'
import { writeEdexml } from './edexml/edexml.fixture.ts'
import { readRoster } from './read-roster.ts'
import { RosterError } from './roster-row.ts'

const word = fc.stringMatching(/^[A-ZÉÖ][a-zéöüç]{1,10}$/u)
const prefix = fc.constantFrom('', 'de', 'van', 'van der', "in 't")
const child = fc.record({
  first_name: word,
  prefix,
  surname: fc.oneof(
    word,
    fc.tuple(word, word).map(([a, b]) => `${a}-${b}`),
  ),
  group: fc.constantFrom('3a', 'Groep 5', 'Plusklas', '7/8 "wit"; zwart'),
})
const children = fc
  .uniqueArray(child, {
    minLength: 1,
    maxLength: 20,
    selector: ({ first_name, surname }) => `${first_name}${surname}`,
  })
  .map((all) => all.map((entry, at) => Object.assign(entry, { key: String(1000 + at) })))

/** The formats of Dutch Excel, LibreOffice and Google Sheets, and Excel's 'Unicode-tekst'. */
const dialects: Readonly<Record<string, CsvDialect & { readonly encoding?: 'utf-16le' }>> = {
  excel: { separator: ';', lineEnd: '\r\n', quotes: 'needed', bom: true },
  'excel unicode': { separator: '\t', lineEnd: '\r\n', quotes: 'needed', bom: true, encoding: 'utf-16le' },
  libreoffice: { separator: ',', lineEnd: '\n', quotes: 'all', bom: false },
  sheets: { separator: ',', lineEnd: '\r\n', quotes: 'needed', bom: false },
}
const encode = (text: string, encoding?: 'utf-16le'): Uint8Array =>
  encoding
    ? new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer)
    : new TextEncoder().encode(text)

test.each(Object.entries(dialects))('GRP-3 reads a list that %s wrote unchanged', (_name, dialect) => {
  fc.assert(
    fc.property(children, (all) => {
      const header = ['Leerlingnummer', 'Roepnaam', 'Tussenvoegsel', 'Achternaam', 'Groep']
      const lines = all.map((entry) => [
        entry.key,
        entry.first_name,
        entry.prefix,
        entry.surname,
        entry.group,
      ])
      const { rows } = readRoster(encode(writeCsv([header, ...lines], dialect), dialect.encoding))
      const read = rows.map(({ row }) => [row.key, row.first_name, row.last_name, row.group_names])
      const expected = all.map((entry) => [
        entry.key,
        entry.first_name,
        `${entry.prefix} ${entry.surname}`.trim(),
        [entry.group],
      ])
      expect(read).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})

test('GRP-4 reads any version of a file of a school program unchanged', () => {
  fc.assert(
    fc.property(children, fc.constantFrom('1.03', '2.0', '2.1'), (all, version) => {
      const { rows } = readRoster(new TextEncoder().encode(writeEdexml(version, all)))
      const read = rows.map(({ row }) => [row.key, row.first_name, row.last_name, row.group_names])
      expect(read).toEqual(
        all.map((entry) => [
          entry.key,
          entry.first_name,
          `${entry.prefix} ${entry.surname}`.trim(),
          [entry.group],
        ]),
      )
    }),
    { numRuns: 60 },
  )
})

test('GRP-2 a name is read the same in both orders', () => {
  fc.assert(
    fc.property(child, (entry) => {
      const whole = `${entry.first_name} ${entry.prefix} ${entry.surname}`
      const turned = `${entry.surname}, ${entry.first_name} ${entry.prefix}`
      const [a, b] = [whole, turned].map((text) => readRoster(new TextEncoder().encode(text)).rows[0]?.row)
      expect(b).toEqual(a)
      expect(a).toMatchObject({
        first_name: entry.first_name,
        last_name: `${entry.prefix} ${entry.surname}`.trim(),
      })
    }),
    { numRuns: 100 },
  )
})

/** Returns the message about an unreadable file, or '' if it is readable. Throws other errors. */
function sentenceOf(bytes: Uint8Array): string {
  try {
    readRoster(bytes)
    return ''
  } catch (error) {
    if (error instanceof RosterError && /[.?]$/u.test(error.message)) return error.message
    throw error
  }
}

test('any bytes are read or refused with a message', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
      ),
      (bytes) => {
        expect(() => sentenceOf(bytes)).not.toThrow()
      },
    ),
    { numRuns: 200 },
  )
})

test.each(['=1+1', '+31612345678', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'no spreadsheet executes %j',
  (text) => {
    expect(toSafeCell(text)).toBe(`'${text}`)
    expect(writeCsv([[text]])).toMatch(/^\ufeff"?'/u)
  },
)

test.each(['Noor', "in 't Veld", '5a', '', 'a=1', "'s-Gravenhage"])('%j is written unchanged', (text) => {
  expect(toSafeCell(text)).toBe(text)
})
