import type { RosterColumn } from '@letterliaan/contract'

export interface RosterList {
  readonly file: Blob
  /** True for a file, which names all children of its groups. Children who are missing may have left. */
  readonly isComplete: boolean
  /** Known or corrected columns. Null lets the server detect them. */
  readonly columns: ColumnChoice | null
}

export interface ColumnChoice {
  readonly has_header: boolean
  readonly columns: readonly RosterColumn[]
}

/** Maximum size in bytes. The server rejects larger files unread, so that it cannot give a reason. */
export const maxFileBytes = 5_000_000

const toFile = (content: BlobPart): Blob => new Blob([content], { type: 'application/octet-stream' })

export const listOfText = (text: string): RosterList => ({
  file: toFile(text),
  isComplete: false,
  columns: null,
})

/** Returns a list of typed names. Its columns are known. */
export const createNameList = (names: readonly TypedName[]): RosterList => ({
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

export const emptyTypedName: TypedName = { first_name: '', last_name: '' }
export const noTypedNames: readonly TypedName[] = [emptyTypedName, emptyTypedName, emptyTypedName]

const inCell = (text: string): string => `"${text.replaceAll(/\s+/g, ' ').trim().replaceAll('"', '""')}"`

export const listOfFile = (file: File): RosterList => ({
  file: toFile(file),
  isComplete: true,
  columns: null,
})
