import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import { playMove, templates } from '@letterliaan/exercises/logic'
import { chooseRunPolicy } from '@letterliaan/rules'
import { createRightMove, createWrongMove } from '../../apps/server/src/modules/learn/developer/move.ts'
import type { Device, Tab } from './device.ts'

export interface PlayOptions {
  readonly device: Device
  readonly exercise: Exercise
  readonly difficulty: Difficulty
  readonly random: () => number
  /** Fetches the exercise again through a working network. */
  readonly refetch: () => Promise<Exercise>
  readonly nextTime: () => number
}

const maxMoves = 10

/**
 * Plays like a child that does not wait. Words go right and wrong by the game's own rules. Sometimes the child
 * waits for the server, restarts, or opens another tab. Ends when the server has all answers.
 */
export async function playOnBadNetwork({
  device,
  exercise,
  difficulty,
  random,
  refetch,
  nextTime,
}: PlayOptions): Promise<void> {
  const { id, exercise_type } = exercise
  const { template } = exercise_type
  const rules = (run: StudentExercise) => ({
    logic: templates[template],
    policy: chooseRunPolicy(exercise, difficulty, templates[template].turn.tries),
    anchors: run.exercise_data?.anchors ?? [],
  })
  const may = (chance: number): boolean => random() < chance
  let tab: Tab = await device.openTab()
  let run = exercise.student_exercise[difficulty]
  let pending: Promise<unknown>[] = []

  const adoptWhenSettled = (reply: Promise<StudentExercise>): void => {
    const mine = tab
    const settled = reply.then(
      (latestRun) => void (mine === tab && pending.at(-1) === settled && (run = latestRun)),
      () => undefined,
    )
    pending.push(settled)
  }

  const waitForAll = async (): Promise<void> => {
    await Promise.all(pending)
    pending = []
  }

  const move = (): void => {
    const data = may(0.75) ? createRightMove(run) : createWrongMove(run, exercise_type.is_dictation)
    const body = {
      exercise_id: id,
      difficulty,
      word: run.current_word ?? '',
      startTime: 1_700_000_000,
      time: nextTime(),
      data,
    }
    const play = playMove(rules(run), run, body)
    if (play.kind === 'played') run = play.run
    adoptWhenSettled(tab.submit('PUT /api/v1/exercise/:id', id, body))
  }

  const reopen = async (): Promise<void> => {
    await tab.close()
    tab = await device.openTab()
    pending = []
    await tab.sendAll()
    run = (await refetch()).student_exercise[difficulty]
  }

  const beginAgain = async (): Promise<void> => {
    await waitForAll()
    const reset = tab.submit('PUT /api/v1/exercise/reset/:id', id, { difficulty, shuffle: 1 })
    run = (await reset.catch(() => refetch().then((fresh) => fresh.student_exercise[difficulty]))) ?? run
  }

  for (let moves = 0; moves < maxMoves; moves += 1) {
    if (run.is_complete) await beginAgain()
    if (!run.is_complete) move()
    if (may(0.3)) await waitForAll()
    if (may(0.08)) await reopen()
  }
  await waitForAll()
  await tab.sendAll()
}
