import { RecordableType } from '@letterliaan/contract'
import type { Table } from '../../../../db/personal-data/description.ts'
import { movesAlong, tableNames } from '../../../../db/personal-data/read-description.ts'

/** Tables to move, with `organisation` first. */
export const movingTables: readonly Table[] = tableNames.filter(movesAlong).toReversed()

/** Tables of the product; rows refer to them by name, as ids differ between installations. */
export const productTables = ['badge', 'curriculum_step', 'word'] as const
export type ProductTable = (typeof productTables)[number]

export const partOfTable = (table: Table): string => `tables/${table}.ndjson`
export const partOfProduct = (table: ProductTable): string => `product/${table}.ndjson`
export const partOfRecording = ({ type, file_name }: { type: string; file_name: string }): string =>
  `files/recordings/${type}/${file_name}`
export const partOfPicture = (name: string): string => `files/pictures/${name}.webp`

const file = new RegExp(
  String.raw`^files/(recordings/(${RecordableType.options.join('|')})/[A-Za-z0-9_-]{1,200}|pictures/eigen-[0-9a-f]{32}\.webp)$`,
)

export const isFilePart = (name: string): boolean => file.test(name)
