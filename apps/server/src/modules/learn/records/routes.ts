import type { ChildRecords, FoundWord, FoundFamily } from '@letterliaan/contract'
import { foldRecords, findFamilyMembers, type WrittenTurn } from '@letterliaan/rules/records'
import { loadCurriculum } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import type { Contents, StepContent } from '../../curriculum/index.ts'
import { findWrittenTurns } from './queries.ts'

export const createRecordRoutes = ({ queries }: Pick<Database, 'queries'>, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/record': async ({ caller }) => {
      const turns = await readWrittenTurns(queries, caller.student_id)
      return {
        records: await readRecords(queries, contents, turns),
        families: await readWordFamilies(queries, contents, turns, caller),
      }
    },
  })

async function readRecords(
  queries: Queries,
  contents: Contents,
  turns: readonly LoggedTurn[],
): Promise<ChildRecords> {
  const { streak, longest_word, dictation } = foldRecords(turns)
  if (dictation === null) return { streak, longest_word, dictation }
  const turn = turns.find((each) => each.dictation?.step_id === dictation.step_id)
  if (turn === undefined) return { streak, longest_word, dictation: null }
  const { label } = await contents.get(queries, turn.curriculum_step_id)
  const { num_words, missed, missed_before } = dictation
  return { streak, longest_word, dictation: { label, num_words, missed, missed_before } }
}

async function readWordFamilies(
  queries: Queries,
  contents: Contents,
  written: readonly LoggedTurn[],
  { organisation_id }: Pick<StudentCaller, 'organisation_id'>,
): Promise<FoundFamily[]> {
  const organisation = await readSoundsVersion(queries, organisation_id)
  const families = loadCurriculum().wordFamilies
  const wanted = new Set(families.flatMap(({ words }) => words))
  const turns = written.filter(({ word }) => wanted.has(word))
  const right = new Set(turns.filter(({ is_right }) => is_right).map(({ word }) => word))
  const found = new Map<string, FoundWord>()
  for (const turn of turns) {
    if (!right.has(turn.word) || found.get(turn.word)?.audio_word === true) continue
    const { words } = await contents.voiced(queries, turn.curriculum_step_id, organisation)
    found.set(turn.word, toFound(words, turn))
  }
  return findFamilyMembers(families, found).map(({ name, members }) => ({ name, members: [...members] }))
}

/** `words`: those of the step now. Omits the sound if the step no longer has the word. */
function toFound(words: StepContent['words'], { word, word_id }: LoggedTurn): FoundWord {
  const taught = [words[1], words[2], words[3]].flat().find(({ id }) => id === word_id)
  if (taught === undefined) return { id: word_id, word, file_name: '', audio_version: '', audio_word: false }
  const { file_name, audio_version, voices, audio_word } = taught
  return { id: word_id, word, file_name, audio_version, voices, audio_word }
}

interface LoggedTurn extends WrittenTurn {
  readonly word_id: number
  readonly curriculum_step_id: number
}

const isDictation = (template: string): boolean =>
  Object.hasOwn(templates, template) &&
  templates[template as keyof typeof templates].run?.isDictation === true

/** Reads words that were written unseen, by time. Right means at the first try, without help or a peek. */
async function readWrittenTurns(queries: Queries, student_id: number): Promise<LoggedTurn[]> {
  const rows = await findWrittenTurns(queries, student_id)
  return rows.map((row) => ({
    word: row.word,
    word_id: row.word_id,
    curriculum_step_id: row.curriculum_step_id,
    is_right: Number(row.errors) === 0 && row.hints === 0 && row.cheats === 0,
    dictation:
      isDictation(row.template) && row.completed_at !== null
        ? { step_id: row.step_id, id: `${row.exercise_id} ${row.difficulty}`, run: row.run }
        : null,
  }))
}
