import type { TableBuilder } from './tables.ts'

export const up = ({ db }: TableBuilder): Promise<void> => db.schema.dropTable('item_difficulty').execute()
