import { createEmptyRow, type RosterRow } from '../roster-row.ts'
import { areNamePrefixes, readName, cleanName } from './read-name.ts'

const bullet = /^\s*(?:\d{1,3}\s*[.)]|[-–•*·])\s+/u

const title =
  /^(?:(?:klassen|leerlingen|leerling|namen|groeps)lijst\b|(?:groep|klas)\s*\d|schooljaar\b|datum\b|(?:leerlingen|namen|kinderen):?$)/iu

/** Reads one name per line, or one line of names separated by commas or semicolons. */
export function readNames(text: string): RosterRow[] {
  const lines = text.split(/\r\n|\r|\n/u)
  const hasOneLine = lines.filter((line) => line.trim() !== '').length === 1
  // Names on one line are numbered, because each row needs a unique number.
  const start = lines.findIndex((line) => line.trim() !== '' && !title.test(line.trim()))
  return (hasOneLine ? lines.flatMap(splitLine) : lines)
    .map((name, at) => ({ name: cleanName(name.replace(bullet, '')), line: at + 1 }))
    .filter(({ name, line }) => name !== '' && (hasOneLine || line > start))
    .map(({ name, line }) => Object.assign(createEmptyRow(line), readName(name)))
}

/** 'Noor, Daan en Youssef' are three names; 'Vries, Noor de' and 'Vries, de, Noor' are one. */
function splitLine(line: string): string[] {
  if (line.includes(';')) return line.split(';')
  const parts = line.split(/,| en /u)
  const isOneName = parts.length < 3 || parts.some((part) => areNamePrefixes(cleanName(part)))
  return isOneName ? [line] : parts
}
