import type { TableBuilder } from './tables.ts'

/** Lets the end of a run lock fewer rows that children share, and change no index of `word_memory`. */
export async function up({ stopChecking, leaveRoom }: TableBuilder): Promise<void> {
  for (const table of ['run', 'student_exercise', 'point', 'activity', 'skill', 'mastery'])
    await stopChecking(table, 'organisation_id')
  await stopChecking('word_memory', 'organisation_id')
  await stopChecking('word_memory', 'word_id')
  await leaveRoom('word_memory')
}
