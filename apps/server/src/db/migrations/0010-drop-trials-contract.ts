import type { Tables } from './tables.ts'

export const up = ({ db }: Tables): Promise<void> =>
  db.schema.alterTable('intervention_student').dropColumn('trial').execute()
