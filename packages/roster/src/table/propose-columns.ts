import { isPrefixes, tidy } from '../names/read-name.ts'
import { readLevel } from '../roster-row.ts'
import type { Table } from './read-table.ts'

/** What a column of a table can mean. */
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

/** What the columns seem to be, and whether the first line names them. */
export interface ColumnProposal {
  readonly hasHeader: boolean
  readonly columns: readonly ColumnField[]
}

/** Headers as Dutch school programs and people write them, without capitals and signs; the first that is there wins. */
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

const plainHeader = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Each field once: a file with both 'voornamen' and 'roepnaam' is read by the name that a child is called by. */
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
  const columns = Array.from({ length: numColumns }, (_, at) =>
    fieldOf(lines.map(({ cells }) => tidy(cells[at] ?? '')).filter(Boolean)),
  )
  const firstNames = columns.filter((field) => field === 'first_name').length
  let names = 0
  return columns.map((field, at) => {
    if (field === 'first_name') {
      names += 1
      // Of two columns with single names the second is the surname; a third is anybody's guess.
      return names === 1 ? 'first_name' : names === 2 ? 'last_name' : 'skip'
    }
    if (field === 'full_name' && firstNames > 0) return columns.includes('prefix') ? 'skip' : 'last_name'
    return columns.indexOf(field) === at ? field : 'skip'
  })
}

/** What all of the values of a column can be. */
function fieldOf(values: readonly string[]): ColumnField {
  const all = (test: (value: string) => boolean) => values.every(test)
  if (values.length === 0) return 'skip'
  if (all((value) => /^https?:\/\/\S+$/iu.test(value))) return 'eckid'
  if (all(isPrefixes)) return 'prefix'
  if (all((value) => /^\d$/u.test(value))) return 'level'
  if (all((value) => readLevel(value) !== null || /^(?:groep|klas)\b/iu.test(value))) return 'group'
  if (all((value) => /^\d{2,}$/u.test(value)) && new Set(values).size === values.length) return 'key'
  if (!all((value) => /^[\p{L}\p{M} .,'’()-]+$/u.test(value))) return 'skip'
  return values.filter((value) => value.includes(' ')).length > values.length / 2 ? 'full_name' : 'first_name'
}
