// A package that imports this file compiles it too, so the file must name the declaration.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./papaparse.d.ts" />
import papaparse from 'papaparse'
import { RosterError, rosterLimits } from '../roster-row.ts'

/** If two fit equally, the first is used, because nobody types a tab in a name. */
const separators = ['\t', ';', ','] as const
export type Separator = (typeof separators)[number]

export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

export interface TableOfCells {
  readonly separator: Separator
  readonly lines: readonly TableLine[]
  readonly numColumns: number
}

/** Reads RFC 4180 or text pasted from a spreadsheet. Throws RosterError. */
export function readTable(text: string): TableOfCells {
  const separator = findSeparator(text)
  const { data, errors } = papaparse.parse(text.replace(/^\ufeff/u, '').replace(/^sep=.\r?\n/iu, ''), {
    delimiter: separator,
  })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed) {
    throw new RosterError(`In rij ${(unclosed.row ?? 0) + 1} begint een aanhalingsteken dat niet eindigt.`)
  }
  const lines = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => unguard(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const numColumns = Math.max(0, ...lines.map(({ cells }) => cells.length))
  if (numColumns > rosterLimits.columns)
    throw new RosterError(`Dit bestand heeft meer dan ${rosterLimits.columns} kolommen.`)
  if (lines.length > rosterLimits.rows + 1) {
    throw new RosterError(`Dit zijn meer dan ${rosterLimits.rows} rijen. Verdeel ze over meer bestanden.`)
  }
  return { separator, lines, numColumns }
}

/** Prefers the separator that gives each line the same number of columns, and then the most columns. */
function findSeparator(text: string): Separator {
  const declared = /^\ufeff?sep=(.)\r?\n/iu.exec(text)?.[1]
  const isKnown = separators.find((separator) => separator === declared)
  if (isKnown) return isKnown
  const scores = separators.map((separator) => {
    const { data } = papaparse.parse(text.slice(0, 100_000), {
      delimiter: separator,
      preview: 50,
      skipEmptyLines: 'greedy',
    })
    const counts = data.map((cells) => cells.length)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1
    const isSteady = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    return { separator, score: usual < 2 ? 0 : isSteady * 100 + usual }
  })
  return scores.toSorted((a, b) => b.score - a.score)[0]?.separator ?? ';'
}

/** Removes the apostrophe that `writeCsv` adds. */
const unguard = (cell: string): string => (/^'[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell)
