import { beginsWithCapital, isNamePrefix, areNamePrefixes, cleanName } from '../names/read-name.ts'
import { readLevel } from '../roster-row.ts'
import type { TableOfCells } from './read-table.ts'

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

/** The names that school programs and people write, in lower case without punctuation. The first match is used. */
const headers: Readonly<Record<Exclude<ColumnField, 'skip'>, readonly string[]>> = {
  first_name: ['roepnaam', 'voornaam', 'voornamen', 'roepn', 'voorn', 'firstname', 'givenname', 'naamvoor'],
  prefix: [
    'tussenvoegsel',
    'tussenvoegsels',
    'voorvoegsel',
    'voorvoegsels',
    'tv',
    'tussenv',
    'voorv',
    'tussen',
    'prefix',
    'infix',
  ],
  last_name: ['achternaam', 'achtern', 'familienaam', 'geslachtsnaam', 'lastname', 'surname', 'familyname'],
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
  group: [
    'groep',
    'groepsnaam',
    'groepnaam',
    'naamgroep',
    'stamgroep',
    'basisgroep',
    'klas',
    'klasnaam',
    'stamklas',
    'lesgroep',
    'group',
    'class',
  ],
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
    'stamnr',
    'leerlingennummer',
  ],
  eckid: ['eckid', 'ketenid', 'eck'],
}

export function proposeColumns(table: TableOfCells): ColumnProposal {
  const [first] = table.lines
  const cells = Array.from({ length: table.numColumns }, (_, at) => first?.cells[at] ?? '')
  const byHeader = columnsByHeader(cells)
  const hasHeader = byHeader.some((field) => field !== 'skip')
  if (!hasHeader) return { hasHeader, columns: columnsByContent(table) }
  // A running number would be the key of another child in the next list.
  const isNumber = (header: string, at: number) =>
    ['nummer', 'id'].includes(plain(header)) &&
    isNumbering(table.lines.slice(1).map(({ cells: row }) => row[at]?.trim() ?? ''))
  return { hasHeader, columns: byHeader.map((field, at) => (isNumber(cells[at] ?? '', at) ? 'skip' : field)) }
}

export const isHeader = (cells: readonly string[]): boolean =>
  columnsByHeader(cells).some((field) => field !== 'skip')

const maxTitleLines = 10

/** Returns the index of the header, which may be below a title without two column names; 0 if there is none. */
export function findHeader(lines: readonly (readonly string[])[]): number {
  if (isHeader(lines[0] ?? [])) return 0
  const at = lines.slice(0, maxTitleLines).findIndex((cells) => {
    const fields = columnsByHeader(cells).filter((field) => field !== 'skip')
    return fields.length > 1 && fields.some((field) => field === 'first_name' || field === 'full_name')
  })
  return Math.max(0, at)
}

export const findActiveColumn = (cells: readonly string[]): number =>
  cells.findIndex((cell) => ['actief', 'isactief', 'active', 'isactive'].includes(plain(cell)))

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns a header's names: unchanged, without its owner ('Roepnaam leerling'), and each part of 'Klas of groep'. */
function namesOfHeader(cell: string): string[] {
  const withoutChild = cell.replaceAll(/\b(?:van|de|het|leerling|kind)\b/giu, '')
  return [cell, withoutChild, ...cell.split(/\bof\b|\//iu)].map(plain).filter(Boolean)
}

/** Uses each field once, and prefers 'roepnaam' to 'voornamen'. */
function columnsByHeader(cells: readonly string[]): ColumnField[] {
  const names = cells.map(namesOfHeader)
  const columns = names.map((): ColumnField => 'skip')
  for (const field of columnFields) {
    if (field === 'skip') continue
    const found = headers[field].map((header) => columnNamed(header, names, columns)).find((at) => at !== -1)
    if (found !== undefined) columns[found] = field
  }
  const hasParts = columns.includes('first_name') && columns.includes('last_name')
  return columns.map((field) => (hasParts && field === 'full_name' ? 'skip' : field))
}

/** Prefers an exact header to one that only contains the name. */
function columnNamed(
  header: string,
  names: readonly (readonly string[])[],
  columns: readonly ColumnField[],
): number {
  const isFree = (at: number): boolean => columns[at] === 'skip'
  const exact = names.findIndex(([name], at) => name === header && isFree(at))
  return exact === -1 ? names.findIndex((all, at) => all.includes(header) && isFree(at)) : exact
}

function columnsByContent({ lines, numColumns }: TableOfCells): ColumnField[] {
  const values = Array.from({ length: numColumns }, (_, at) =>
    lines.map(({ cells }) => cleanName(cells[at] ?? '')).filter(Boolean),
  )
  const fields = withNamesLikePrefixes(values.map(fieldOf), values)
  const [first, last] = findNameParts(fields, values)
  const hasParts = first !== undefined && last !== undefined
  return fields.map((field, at) => {
    if (hasParts && at === first) return 'first_name'
    if (hasParts && at === last) return 'last_name'
    // The second of two name columns is the surname, but a third is unclear.
    if (hasParts && (field === 'first_name' || field === 'full_name')) return 'skip'
    return fields.indexOf(field) === at ? field : 'skip'
  })
}

/** Treats 'De' and 'Le' as names if no other column can have the names. */
function withNamesLikePrefixes(
  fields: readonly ColumnField[],
  values: readonly (readonly string[])[],
): ColumnField[] {
  const numNames = fields.filter((field) => field === 'first_name' || field === 'full_name').length
  return fields.map((field, at) =>
    field === 'prefix' && numNames < 2 && values[at]?.every(beginsWithCapital) ? 'first_name' : field,
  )
}

/** Finds a column with first names and one with surnames, such as 'Anna Sophie' and 'El Amrani'. */
function findNameParts(fields: readonly ColumnField[], values: readonly (readonly string[])[]): number[] {
  const parts = fields.flatMap((field, at) => {
    const isPart = field === 'first_name' || (field === 'full_name' && !values[at]?.some(isWholeName))
    return isPart ? [at] : []
  })
  const [first, last] = parts
  if (first === undefined || last === undefined) return []
  // Two columns of whole names are two people, unless the second column contains surnames.
  const isClear =
    [first, last].some((at) => fields[at] === 'first_name') || values[last]?.some(beginsWithPrefix)
  return isClear ? [first, last] : []
}

/** Tests for a text that is certainly a whole name: 'Noor de Vries' or 'Vries, Noor'. */
const isWholeName = (text: string): boolean =>
  !beginsWithPrefix(text) &&
  (text.includes(', ') ||
    text.split(' ').some((word, at, words) => at > 0 && at < words.length - 1 && isNamePrefix(word)))

const beginsWithPrefix = (text: string): boolean => isNamePrefix(text.split(' ')[0] ?? '')

function fieldOf(values: readonly string[]): ColumnField {
  const all = (test: (value: string) => boolean) => values.every(test)
  if (values.length === 0 || isNumbering(values)) return 'skip'
  if (all((value) => /^https?:\/\/\S+$/iu.test(value))) return 'eckid'
  if (all(areNamePrefixes)) return 'prefix'
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
