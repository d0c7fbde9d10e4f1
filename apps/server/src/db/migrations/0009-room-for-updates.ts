import type { Tables } from './tables.ts'

/** The end of a run locks fewer rows that children share, and changes no index of `word_memory`. */
export async function up({ stopChecking, leaveRoom }: Tables): Promise<void> {
  for (const table of ['run', 'student_exercise', 'point', 'activity', 'skill', 'mastery'])
    await stopChecking(table, 'organisation_id')
  await stopChecking('word_memory', 'organisation_id')
  await stopChecking('word_memory', 'word_id')
  await leaveRoom('word_memory')
}
