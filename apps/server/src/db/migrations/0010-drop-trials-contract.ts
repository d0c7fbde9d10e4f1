import type { TableBuilder } from './tables.ts'

export const up = ({ db }: TableBuilder): Promise<void> =>
  db.schema.alterTable('intervention_student').dropColumn('trial').execute()
