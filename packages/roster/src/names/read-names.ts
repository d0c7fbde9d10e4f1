import { emptyRow, type RosterRow } from '../roster-row.ts'
import { isPrefixes, readName, tidy } from './read-name.ts'

/** '1.', '2)', '-' and '•' before a name, as lists in a document have. */
const bullet = /^\s*(?:\d{1,3}\s*[.)]|[-–•*·])\s+/u

/** Reads a list of names, one a line; or one line of several, with commas or semicolons between. */
export function readNames(text: string): RosterRow[] {
  const lines = text.split(/\r\n|\r|\n/u)
  const hasOneLine = lines.filter((line) => line.trim() !== '').length === 1
  // On one line the names are numbered, for each row has a number of its own.
  return (hasOneLine ? lines.flatMap(splitLine) : lines)
    .map((name, at) => ({ name: tidy(name.replace(bullet, '')), line: at + 1 }))
    .filter(({ name }) => name !== '')
    .map(({ name, line }) => Object.assign(emptyRow(line), readName(name)))
}

/** 'Noor, Daan en Youssef' are three; 'Vries, Noor de' and 'Vries, de, Noor' are one. */
function splitLine(line: string): string[] {
  if (line.includes(';')) return line.split(';')
  const parts = line.split(/,| en /u)
  const isOneName = parts.length < 3 || parts.some((part) => isPrefixes(tidy(part)))
  return isOneName ? [line] : parts
}
