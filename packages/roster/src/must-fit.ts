import { RosterError, rosterLimits } from './roster-row.ts'

/** Includes empty lines, and lines inside fields. */
const maxLines = 20_000
/** The widest table with the most rows. */
const maxCells = rosterLimits.rows * rosterLimits.columns
/** All names may be on one line. */
const maxCellsOfLine = rosterLimits.rows

const lineFeed = 10
const carriageReturn = 13
const separators: ReadonlySet<number> = new Set([9, 44, 59])

/** Called before parsing, so that large files are refused at once. Throws RosterError. */
export function mustFit(text: string): void {
  let lines = 1
  let cells = 0
  let cellsOfLine = 0
  for (let at = 0; at < text.length; at++) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- These are all one unit, and there may be millions.
    const unit = text.charCodeAt(at)
    if (unit === lineFeed || unit === carriageReturn) {
      lines += 1
      cellsOfLine = 0
    } else if (separators.has(unit)) {
      cells += 1
      cellsOfLine += 1
    }
    if (lines > maxLines) {
      throw new RosterError(`Dit zijn meer dan ${rosterLimits.rows} rijen. Verdeel ze over meer bestanden.`)
    }
    if (cellsOfLine > maxCellsOfLine || cells > maxCells) {
      throw new RosterError('Dit bestand heeft te veel kolommen. Bewaar alleen de kolommen die nodig zijn.')
    }
  }
}
