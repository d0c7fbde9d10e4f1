import { RecordableType } from '@letterliaan/contract'
import type { Table } from '../../../../db/personal-data/description.ts'
import { movesWithOrganisation, tableNames } from '../../../../db/personal-data/table-descriptions.ts'

/** The tables of an archive, starting with `organisation`. */
export const archivedTables: readonly Table[] = tableNames.filter(movesWithOrganisation).toReversed()

/** Tables of the product. An archive refers to them by content, because ids differ between installations. */
export const productTables = ['badge', 'curriculum_step', 'word'] as const
export type ProductTable = (typeof productTables)[number]

export const nameTablePart = (table: string): string => `tables/${table}.ndjson`
export const nameProductPart = (table: ProductTable): string => `product/${table}.ndjson`
export const nameRecordingPart = ({ type, file_name }: { type: string; file_name: string }): string =>
  `files/recordings/${type}/${file_name}`
export const namePicturePart = (name: string): string => `files/pictures/${name}.webp`

const file = new RegExp(
  String.raw`^files/(recordings/(${RecordableType.options.join('|')})/[A-Za-z0-9_-]{1,200}|pictures/eigen-[0-9a-f]{32}\.webp)$`,
)

export const isFilePart = (name: string): boolean => file.test(name)
