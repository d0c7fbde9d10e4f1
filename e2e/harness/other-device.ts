import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { createRightMove } from '../../apps/server/src/modules/learn/developer/move.ts'
import { logInClient } from './log-in.ts'
import type { RunningServer } from './server.ts'

export interface OtherDevice {
  readonly client: Client
  readonly run: (exercise_id: number, difficulty?: Difficulty) => Promise<StudentExercise>
  readonly play: (
    exercise_id: number,
    difficulty?: Difficulty,
    wordsLeft?: number,
  ) => Promise<StudentExercise>
}

export async function logInOnOtherDevice(server: RunningServer, username: string): Promise<OtherDevice> {
  const { client } = await logInClient(server, username)

  const run = async (id: number, difficulty: Difficulty = 2): Promise<StudentExercise> => {
    const { student_exercise } = await client.call('GET /api/v1/exercise/:id', { params: { id } })
    return student_exercise[difficulty]
  }

  return {
    client,
    run,
    async play(id, difficulty = 2, wordsLeft = 0) {
      let now = await run(id, difficulty)
      while (countWordsLeft(now) > wordsLeft) {
        now = await client.call('PUT /api/v1/exercise/:id', {
          params: { id },
          body: {
            exercise_id: id,
            difficulty,
            word: now.current_word ?? '',
            startTime: Math.floor(Date.now() / 1000),
            time: 1000,
            data: createRightMove(now),
          },
        })
      }
      return now
    },
  }
}

const countWordsLeft = ({ is_complete, words, current_word }: StudentExercise): number =>
  is_complete ? 0 : words.length - words.findIndex(({ word }) => word === current_word)
