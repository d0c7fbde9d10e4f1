import { expect, test } from 'vitest'
import { readRoster } from '../read-roster.ts'
import { RosterError, rosterLimits } from '../roster-row.ts'
import { writeEdexml, type FixtureChild } from './edexml.fixture.ts'

const read = (text: string) => readRoster(new TextEncoder().encode(text))
const rowsOf = (text: string) => read(text).rows.map(({ row }) => row)

const eckid = `https://ketenid.nl/201703/${'ab'.repeat(64)}`
const children: readonly FixtureChild[] = [
  {
    key: '3580',
    eckid,
    first_name: 'Noor',
    prefix: 'de',
    surname: 'Vries',
    group: '5a',
    combined: ['Plusklas'],
  },
  { key: '3581', first_name: 'Daan & co', surname: 'Visser', group: '5a', level: '6' },
  { key: '#001', first_name: 'Zoë', surname: 'Bakker' },
]

test.each(['1.03', '2.0', '2.1'] as const)(
  'GRP-4 reads groups, prefixes and names from EDEXML %s',
  (version) => {
    const [noor, daan, zoe] = rowsOf(writeEdexml(version, children))
    expect(noor).toEqual({
      line: 1,
      first_name: 'Noor',
      last_name: 'de Vries',
      key: '3580',
      eckid: version === '2.1' ? eckid : null,
      group_names: version === '1.03' ? ['5a'] : ['5a', 'Plusklas'],
      level_id: 5,
    })
    expect(daan).toMatchObject({ first_name: 'Daan & co', level_id: 6 })
    expect(zoe).toMatchObject({ key: null, group_names: [], level_id: null })
  },
)

test('GRP-4 reads only key, ECK iD, names and group', () => {
  for (const version of ['1.03', '2.0', '2.1'] as const) {
    expect(JSON.stringify(read(writeEdexml(version, children)))).not.toMatch(/geheim|2018|Marit/u)
  }
})

test('GRP-4 reads any root and namespace, even inside a UWLR message', () => {
  const inner = writeEdexml('2.1', children)
    .split('\n')
    .slice(2, -1)
    .join('')
    .replaceAll(/<(\/?)/gu, '<$1le:')
  const message =
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><le:antwoord xmlns:le="urn:x">' +
    `${inner}</le:leerkracht></le:leerkrachten></le:antwoord></soap:Body></soap:Envelope>`
  const closed = message.replaceAll(
    '</le:leerkracht></le:leerkrachten></le:leerkracht></le:leerkrachten>',
    '</le:leerkracht></le:leerkrachten>',
  )
  expect(rowsOf(closed).map(({ last_name }) => last_name)).toEqual(['de Vries', 'Visser', 'Bakker'])
})

test('GRP-4 all fields except the name are optional', () => {
  const [row] = read(
    '<EDEX><leerlingen><leerling><roepnaam>Noor</roepnaam></leerling></leerlingen></EDEX>',
  ).rows
  expect(row).toMatchObject({
    row: { first_name: 'Noor', last_name: '', key: null, group_names: [] },
    problems: [],
    repeats: [],
  })
  const [nameless] = read('<EDEX><leerlingen><leerling key="1"/></leerlingen></EDEX>').rows
  expect(nameless?.problems).toEqual(['De voornaam ontbreekt.'])
})

test('reads a file in Windows-1252', () => {
  const text =
    '<?xml version="1.0" encoding="ISO-8859-1"?><EDEX><leerlingen><leerling><roepnaam>Zoë</roepnaam></leerling></leerlingen></EDEX>'
  const { rows } = readRoster(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))
  expect(rows[0]?.row.first_name).toBe('Zoë')
})

const bomb = `<?xml version="1.0"?><!DOCTYPE EDEX [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')}]>`
const child = (name: string) =>
  `<EDEX><leerlingen><leerling><roepnaam>${name}</roepnaam></leerling></leerlingen></EDEX>`

test.each([
  ['a billion laughs', bomb + child('&j;'), 'DTD'],
  ['an external entity', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${child('&e;')}`, 'DTD'],
  ['an external DTD', `<!DOCTYPE EDEX SYSTEM "http://localhost/x.dtd">${child('Noor')}`, 'DTD'],
  ['an entity without a DTD', child('&e;'), 'een entiteit die niet mag (regel 1).'],
  ['an end that is missing', child('Noor').slice(0, -10), 'niet te lezen'],
  ['a tag that closes another', '<a>\n<b></a></b>', 'niet te lezen (regel 2).'],
  ['no children', '<EDEX><school/></EDEX>', 'geen leerlingen'],
  ['a page', '<!doctype html><html><body>x</body></html>', 'webpagina'],
  ['nesting', '<a>'.repeat(100_000), 'niet te lezen. Maak'],
  [
    'too many children',
    child('').replace('<leerling>', '<leerling/>'.repeat(rosterLimits.rows + 1) + '<leerling>'),
    'meer dan',
  ],
])('GRP-4 rejects %s', (_name, text, sentence) => {
  expect(() => read(text)).toThrow(RosterError)
  expect(() => read(text)).toThrow(sentence)
})

test('rejects a file of five million characters quickly', () => {
  expect(() => read(`<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(330_000)}]>${child('&a;')}`)).toThrow(
    RosterError,
  )
  const [row] = read(child('x'.repeat(4_000_000))).rows
  expect(row?.problems).toEqual([`De naam is langer dan ${rosterLimits.name} tekens.`])
})
