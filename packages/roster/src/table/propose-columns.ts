import { beginsWithCapital, isPrefix, isPrefixes, tidy } from '../names/read-name.ts'
import { readLevel } from '../roster-row.ts'
import type { Table } from './read-table.ts'

export const columnFields = [
  'first_name',
  'prefix',
  'last_name',
  'full_name',
  'group',
  'level',
  'key',
  'eckid',
  'skip',
] as const
export type ColumnField = (typeof columnFields)[number]

export interface ColumnProposal {
  readonly hasHeader: boolean
  readonly columns: readonly ColumnField[]
}

/** As Dutch school programs and people write them, without capitals and signs; the first match wins. */
const headers: Readonly<Record<Exclude<ColumnField, 'skip'>, readonly string[]>> = {
  first_name: ['roepnaam', 'voornaam', 'voornamen', 'firstname', 'givenname', 'naamvoor'],
  prefix: [
    'tussenvoegsel',
    'tussenvoegsels',
    'voorvoegsel',
    'voorvoegsels',
    'tv',
    'tussen',
    'prefix',
    'infix',
  ],
  last_name: ['achternaam', 'familienaam', 'geslachtsnaam', 'lastname', 'surname', 'familyname'],
  full_name: [
    'naam',
    'volledigenaam',
    'leerling',
    'leerlingnaam',
    'naamleerling',
    'kind',
    'name',
    'fullname',
  ],
  group: ['groep', 'groepsnaam', 'naamgroep', 'stamgroep', 'klas', 'klasnaam', 'lesgroep', 'group', 'class'],
  level: ['leerjaar', 'jaargroep', 'jaar', 'niveau', 'level', 'grade', 'year'],
  key: [
    'leerlingnummer',
    'sleutel',
    'key',
    'leerlingid',
    'leerlingkey',
    'nummer',
    'leerlingnr',
    'llnr',
    'id',
    'stamnummer',
  ],
  eckid: ['eckid', 'ketenid', 'eck'],
}

export function proposeColumns(table: Table): ColumnProposal {
  const [first] = table.lines
  const names = Array.from({ length: table.numColumns }, (_, at) => plainHeader(first?.cells[at] ?? ''))
  const byHeader = columnsByHeader(names)
  const hasHeader = byHeader.some((field) => field !== 'skip')
  return { hasHeader, columns: hasHeader ? byHeader : columnsByContent(table) }
}

export const isHeader = (cells: readonly string[]): boolean =>
  columnsByHeader(cells.map(plainHeader)).some((field) => field !== 'skip')

const plainHeader = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Each field once: 'roepnaam' wins over 'voornamen'. */
function columnsByHeader(names: readonly string[]): ColumnField[] {
  const columns = names.map((): ColumnField => 'skip')
  for (const field of columnFields) {
    if (field === 'skip') continue
    const name = headers[field].find((header) => names.includes(header))
    if (name !== undefined) columns[names.indexOf(name)] = field
  }
  const hasParts = columns.includes('first_name') && columns.includes('last_name')
  return columns.map((field) => (hasParts && field === 'full_name' ? 'skip' : field))
}

function columnsByContent({ lines, numColumns }: Table): ColumnField[] {
  const values = Array.from({ length: numColumns }, (_, at) =>
    lines.map(({ cells }) => tidy(cells[at] ?? '')).filter(Boolean),
  )
  const fields = withNamesLikePrefixes(values.map(fieldOf), values)
  const [first, last] = findNameParts(fields, values)
  const hasParts = first !== undefined && last !== undefined
  return fields.map((field, at) => {
    if (hasParts && at === first) return 'first_name'
    if (hasParts && at === last) return 'last_name'
    // The second of two name columns is the surname; a third is unclear.
    if (hasParts && (field === 'first_name' || field === 'full_name')) return 'skip'
    return fields.indexOf(field) === at ? field : 'skip'
  })
}

/** 'De' and 'Le' are names too, if nothing else can be one. */
function withNamesLikePrefixes(
  fields: readonly ColumnField[],
  values: readonly (readonly string[])[],
): ColumnField[] {
  const numNames = fields.filter((field) => field === 'first_name' || field === 'full_name').length
  return fields.map((field, at) =>
    field === 'prefix' && numNames < 2 && values[at]?.every(beginsWithCapital) ? 'first_name' : field,
  )
}

/** In a column each. 'Anna Sophie' and 'El Amrani' are such parts. */
function findNameParts(fields: readonly ColumnField[], values: readonly (readonly string[])[]): number[] {
  const parts = fields.flatMap((field, at) => {
    const isPart = field === 'first_name' || (field === 'full_name' && !values[at]?.some(isWholeName))
    return isPart ? [at] : []
  })
  const [first, last] = parts
  if (first === undefined || last === undefined) return []
  // Two columns of whole names are two people, unless the second has surnames.
  const isClear =
    [first, last].some((at) => fields[at] === 'first_name') || values[last]?.some(beginsWithPrefix)
  return isClear ? [first, last] : []
}

/** Beyond doubt: 'Noor de Vries', 'Vries, Noor'. */
const isWholeName = (text: string): boolean =>
  !beginsWithPrefix(text) &&
  (text.includes(', ') ||
    text.split(' ').some((word, at, words) => at > 0 && at < words.length - 1 && isPrefix(word)))

const beginsWithPrefix = (text: string): boolean => isPrefix(text.split(' ')[0] ?? '')

function fieldOf(values: readonly string[]): ColumnField {
  const all = (test: (value: string) => boolean) => values.every(test)
  if (values.length === 0 || isNumbering(values)) return 'skip'
  if (all((value) => /^https?:\/\/\S+$/iu.test(value))) return 'eckid'
  if (all(isPrefixes)) return 'prefix'
  if (all((value) => /^\d$/u.test(value))) return 'level'
  if (all(isClassName)) return 'group'
  if (all((value) => /^\d{2,}$/u.test(value)) && new Set(values).size === values.length) return 'key'
  if (!all((value) => /^[\p{L}\p{M} .,'’()-]+$/u.test(value))) return 'skip'
  return values.filter((value) => value.includes(' ')).length > values.length / 2 ? 'full_name' : 'first_name'
}

const isClassName = (text: string): boolean =>
  readLevel(text) !== null || readLevel(text, 'vlaanderen') !== null || /^(?:groep|klas)\b/iu.test(text)

const isNumbering = (values: readonly string[]): boolean =>
  values.length > 1 && values.every((value, at) => value.replace('.', '') === String(at + 1))
