import type { Tables } from './tables.ts'

/** Adds the words of a child's trial, and how much easier blocks are in a school. */
export async function up({ addColumns }: Tables): Promise<void> {
  await addColumns('intervention_student', { columns: { trial: 'text' } })
  await addColumns('organisation', { columns: { ease_of_blocks: 'double precision' } })
}
