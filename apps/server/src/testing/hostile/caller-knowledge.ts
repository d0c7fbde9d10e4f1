import type { PathDocument } from '@letterliaan/contract'
import { newEntry, openSettings } from '@letterliaan/rules/preparation'
import { rightMove } from '../../modules/developer/move.ts'
import { callerAs } from '../http.ts'
import { answerBody, getExercise } from '../player.ts'
import { getTest, toetsAnswerBody } from '../test-taker.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownFields } from './example.ts'

const difficulty = 2
const plain = {
  client_id: 'letterliaan-game',
  client_secret: 'letterliaan',
  level_id: 4,
  url: 'https://voorbeeld.nl/boek',
}

/** Refreshed after each call that changed something. */
export interface CallerKnowledge {
  readonly kind: 'student' | 'supervisor' | 'administrator' | 'board'
  readonly token: string
  readonly ids: readonly number[]
  readonly learn: () => Promise<KnownFields>
}

/** Always in the middle of an exercise. */
export function knowledgeOfPlayer(
  app: TestApp,
  token: string,
  exercise_id: number,
  ids: readonly number[],
): CallerKnowledge {
  const caller = callerAs(app, token)
  const runOf = async () => (await getExercise(caller, exercise_id)).student_exercise[difficulty]
  const begin = () =>
    caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id: exercise_id },
      body: { difficulty: difficulty, shuffle: 1 },
    })
  return {
    kind: 'student',
    token,
    ids: [exercise_id, ...ids],
    async learn() {
      if ((await runOf()).is_complete) await begin()
      const run = await runOf()
      return { ...plain, ...answerBody(exercise_id, run, rightMove(run)), data: rightMove(run) }
    },
  }
}

/** A child in the middle of a test. */
export function knowledgeOfToetsTaker(
  app: TestApp,
  token: string,
  test_id: number,
  ids: readonly number[],
): CallerKnowledge {
  const caller = callerAs(app, token)
  return {
    kind: 'student',
    token,
    ids: [test_id, ...ids],
    async learn() {
      const test = await getTest(caller, test_id)
      return { ...plain, ...toetsAnswerBody(test, test.current_word ?? 'x') }
    },
  }
}

/** Keeps the steps prepared with world 1. */
const worldPath: PathDocument = {
  entries: Array.from({ length: 10 }, (_, at) =>
    newEntry({ nr: at + 1, is_own: false, is_test_step: false }, 1),
  ),
  settings: openSettings,
}

export const knowledgeOfStaff = (
  kind: 'supervisor' | 'administrator' | 'board',
  token: string,
  ids: readonly number[],
): CallerKnowledge => ({
  kind,
  token,
  ids,
  learn: async () => ({
    ...plain,
    ...worldPath,
    path: worldPath,
    groups: [{ sounds: ['m_v', 'k_i', 'm_s'], stressed: true }],
  }),
})
