import type { Tables } from './tables.ts'

/** The words of a trial within a child. */
export async function up({ addColumns }: Tables): Promise<void> {
  await addColumns('intervention_student', { columns: { trial: 'text' } })
}
