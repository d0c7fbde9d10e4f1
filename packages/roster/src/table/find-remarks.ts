import { cleanName } from '../names/read-name.ts'
import { readLevel, type RosterRegion } from '../roster-row.ts'
import type { ColumnProposal } from './propose-columns.ts'
import type { TableOfCells, TableLine } from './read-table.ts'

export interface RosterRemark {
  readonly line: number
  readonly sentences: readonly string[]
}

export function findRemarks(
  { lines, numColumns }: TableOfCells,
  { hasHeader, columns }: ColumnProposal,
  region: RosterRegion,
): RosterRemark[] {
  const header = hasHeader ? lines[0] : undefined
  const rows = hasHeader ? lines.slice(1) : lines
  const isColumn = (at: number): boolean =>
    columns[at] !== 'skip' ||
    isFilled(header, at) ||
    rows.filter((row) => isFilled(row, at)).length * 2 >= rows.length
  const numNamed = Array.from({ length: numColumns }, (_, at) => at).findLastIndex(isColumn) + 1
  return rows.flatMap(({ line, cells }) => {
    const levels = cells.map(cleanName).filter((text, at) => columns[at] === 'level' && text !== '')
    const sentences = [
      ...levels.filter((text) => readLevel(text, region) === null).map((text) => unknownLevel(text, region)),
      ...(cells.slice(numNamed).some(Boolean) ? [tooManyCells] : []),
    ]
    return sentences.length === 0 ? [] : [{ line, sentences }]
  })
}

const isFilled = (line: TableLine | undefined, at: number): boolean => (line?.cells[at] ?? '') !== ''

const allLevels: Readonly<Record<RosterRegion, string>> = {
  nederland: 'één groep zijn, van 3 tot en met 8',
  vlaanderen: 'één leerjaar zijn, van 1 tot en met 6',
}
const maxShown = 40

const unknownLevel = (text: string, region: RosterRegion): string =>
  `Leerjaar ‘${text.slice(0, maxShown)}’ gaat niet mee. Het moet ${allLevels[region]}.`

const tooManyCells =
  'Deze rij heeft meer cellen dan er kolommen zijn. Wat te veel is, gaat niet mee. Kijk of de rest klopt.'
