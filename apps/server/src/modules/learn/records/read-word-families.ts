import type { FoundWord, FoundFamily } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { findMembers } from '@letterliaan/rules/records'
import type { Queries } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readWrittenTurns, type LoggedTurn } from './read-written-turns.ts'

export async function readWordFamilies(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<FoundFamily[]> {
  const families = loadCurriculum().wordFamilies
  const wanted = new Set(families.flatMap(({ words }) => words))
  const turns = (await readWrittenTurns(queries, student_id)).filter(({ word }) => wanted.has(word))
  const right = new Set(turns.filter(({ is_right }) => is_right).map(({ word }) => word))
  const found = new Map<string, FoundWord>()
  for (const turn of turns) {
    if (!right.has(turn.word) || found.get(turn.word)?.audio_word === true) continue
    found.set(turn.word, await readFound(queries, contents, turn))
  }
  return findMembers(families, found).map(({ name, members }) => ({ name, members: [...members] }))
}

/** As its step has it now; a word that the step no longer has is shown, and not heard. */
async function readFound(
  queries: Queries,
  contents: Contents,
  { word, word_id, curriculum_step_id }: LoggedTurn,
): Promise<FoundWord> {
  const { words } = await contents.get(queries, curriculum_step_id)
  const taught = [words[1], words[2], words[3]].flat().find(({ id }) => id === word_id)
  if (taught === undefined) return { id: word_id, word, file_name: '', audio_version: '', audio_word: false }
  const { file_name, audio_version, voices, audio_word } = taught
  return { id: word_id, word, file_name, audio_version, voices, audio_word }
}
