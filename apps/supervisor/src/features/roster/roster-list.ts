import type { RosterColumn } from '@letterliaan/contract'

/** A list of children that was typed, pasted or chosen, as it goes to the server. */
export interface RosterList {
  readonly file: Blob
  /** A whole file names every child of its groups: who is not on it may be gone. */
  readonly isComplete: boolean
  /** Known or corrected columns; null: the server detects them. */
  readonly columns: ColumnChoice | null
}

export interface ColumnChoice {
  readonly has_header: boolean
  readonly columns: readonly RosterColumn[]
}

/** The server refuses what is larger without reading it, so that nobody would be told why. */
export const maxFileBytes = 5_000_000

const toFile = (content: BlobPart): Blob => new Blob([content], { type: 'application/octet-stream' })

export const listOfText = (text: string): RosterList => ({
  file: toFile(text),
  isComplete: false,
  columns: null,
})

/** Two fields a child: what is typed where is never guessed. */
export const listOfNames = (names: readonly TypedName[]): RosterList => ({
  file: toFile(
    names
      .filter(({ first_name, last_name }) => `${first_name}${last_name}`.trim() !== '')
      .map(({ first_name, last_name }) => [first_name, last_name].map(inCell).join('\t'))
      .join('\n'),
  ),
  isComplete: false,
  columns: { has_header: false, columns: ['first_name', 'last_name'] },
})

export interface TypedName {
  readonly first_name: string
  readonly last_name: string
}

export const nobody: TypedName = { first_name: '', last_name: '' }
export const noTypedNames: readonly TypedName[] = [nobody, nobody, nobody]

const inCell = (text: string): string => `"${text.replaceAll(/\s+/g, ' ').trim().replaceAll('"', '""')}"`

export const listOfFile = (file: File): RosterList => ({
  file: toFile(file),
  isComplete: true,
  columns: null,
})
