import { GameTemplate } from '@letterliaan/contract'
import { findGames } from '../modules/curriculum/index.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'
import { createRepetition } from '../modules/learn/path/repetition/missing-repetitions.ts'
import { toExerciseId } from '../modules/learn/path/step/exercise-id.ts'
import { createRepetitionRecipe } from '../modules/learn/path/step/lesson.ts'
import { getNowSeconds } from '../clock.ts'
import type { TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'

const numWords = 8

export async function addGameRepetitions(app: TestApp, child: TestChild): Promise<Map<GameTemplate, number>> {
  const { queries } = app.database
  const exercises = new Map<GameTemplate, number>()
  const steps = await queries.selectFrom('step').selectAll().where('id', 'in', child.steps).execute()
  for (const step of steps) {
    const content = await app.contents.get(queries, step.curriculum_step_id)
    for (const game of GameTemplate.options) {
      const words = content.words[2].filter((word) => findGames([word]).includes(game)).slice(0, numWords)
      const [practice] = createRepetitionRecipe(content, words, game)
      if (exercises.has(game) || words.length < numWords || practice === undefined) continue
      const repetition = { step, word_ids: words.map(({ id }) => id), mix: null, game }
      await limitDatabase(app.database, child.organisation_id).transaction(async (transaction) =>
        createRepetition(transaction, repetition, getNowSeconds(app.clock)),
      )
      const { id } = await queries
        .selectFrom('step')
        .select('id')
        .where('student_id', '=', child.student_id)
        .where('game', '=', game)
        .executeTakeFirstOrThrow()
      exercises.set(game, toExerciseId(id, practice.position))
    }
  }
  return exercises
}
