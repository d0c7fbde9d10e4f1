import type { TableBuilder } from './tables.ts'

export async function up({ addColumns }: TableBuilder): Promise<void> {
  await addColumns('intervention_student', { columns: { trial: 'text' } })
  await addColumns('organisation', { columns: { ease_of_blocks: 'double precision' } })
}
