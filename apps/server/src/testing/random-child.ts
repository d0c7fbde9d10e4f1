import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import { countsForPassing } from '@letterliaan/rules'
import type { StudentCaller } from '../plugins/auth/caller.ts'
import { ProblemError } from '../plugins/errors/problem-error.ts'
import type { Transaction } from '../db/database.ts'
import { createRightMove, createWrongMove } from '../modules/learn/developer/move.ts'
import { buyBadge, recordPlaceVisit } from '../modules/learn/rewards/routes.ts'
import { addBookRead, listBooksRead, removeBookRead } from '../modules/diary/books-read.ts'
import { recordEvent } from '../events/record-event.ts'
import { answerExercise } from '../modules/learn/play/exercise/answer-exercise.ts'
import { openExercise, findRun } from '../modules/learn/play/exercise/open-exercise.ts'
import { hardResetExercise, resetExercise } from '../modules/learn/play/exercise/reset-exercise.ts'
import { listNotes, removeNote, writeNote } from '../modules/diary/notes.ts'
import { createRepetitionService } from '../modules/learn/path/repetition/repetition-service.ts'
import { markRepeatable } from '../modules/learn/path/repetition/mark-repeatable.ts'
import { listBadgesFor } from '../modules/learn/rewards/badges.ts'
import { toExerciseId, toTestId } from '../modules/learn/path/step/exercise-id.ts'
import { answerToets } from '../modules/learn/play/toets/answer-toets.ts'
import { openToets } from '../modules/learn/play/toets/open-toets.ts'
import { resetToets } from '../modules/learn/play/toets/reset-toets.ts'
import { redoWorld } from '../modules/learn/path/redo-world.ts'
import type { ChildAction } from './child-actions.ts'
import { daySeconds } from './test-clock.ts'
import type { TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'

/** Creates a child that plays through the server's services. A refused action changes nothing. */
export function createRandomChild(
  { database: everywhere, contents }: TestApp,
  child: TestChild,
  startedAt: number,
) {
  const database = limitDatabase(everywhere, child.organisation_id)
  const login = {
    family_id: 0,
    expires_at: 0,
    has_active_subscription: true,
    is_read_only: false,
    may_export: false,
  }
  const caller: StudentCaller = { ...child, role: 'student', ...login }
  const { student_id } = child
  const repetitions = createRepetitionService(database, contents)
  let now = startedAt

  const call = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T | null> => {
    now += 7
    try {
      return await database.transaction(async (transaction) => {
        await database.dialect.lockRow(transaction, 'student', student_id)
        return work(transaction)
      })
    } catch (error) {
      if (error instanceof ProblemError) return null
      throw error
    }
  }

  const stepAt = (at: number): number => child.steps[at % child.steps.length] ?? 0

  const dataOf = (run: StudentExercise, isDictation: boolean, how: string): Record<string, unknown> => {
    if (how === 'right') return createRightMove(run)
    if (how === 'wrong') return { ...createRightMove(run), answer: `${run.current_word ?? ''}x` }
    return how === 'attempt' ? createWrongMove(run, isDictation) : { answer: 5 }
  }

  const move = (exercise_id: number, difficulty: Difficulty, how: string) =>
    call(async (transaction) => {
      const exercise = await openExercise(transaction, contents, student_id, exercise_id, { now, difficulty })
      const { state } = findRun(exercise, difficulty)
      if (exercise.logic.run?.needsDocuments && how === 'right') {
        recordEvent(transaction, child, { type: 'workbook_downloaded', step_id: exercise.step.id }, now)
        await transaction.settle()
      }
      const body = {
        exercise_id,
        difficulty,
        word: state.current_word ?? '',
        data: dataOf(state, exercise.logic.run?.isDictation === true, how),
        startTime: now - 60,
        time: 1000 + (now % 5000),
        hints: now % 3 === 0 ? 1 : 0,
        hints_used: 0,
        cheats_used: now % 5 === 0 ? 1 : 0,
      }
      return answerExercise(contents, { transaction, caller, body, now })
    })

  const finish = async (
    exercise_id: number,
    difficulty: Difficulty,
    wrong: number,
  ): Promise<StudentExercise | null> => {
    for (let moves = 0; moves < 40; moves++) {
      const run = await move(exercise_id, difficulty, moves < wrong ? 'attempt' : 'right')
      if (run === null || run.is_complete) return run
    }
    return null
  }

  const recipeOf = async (step_id: number) => {
    const { curriculum_step_id } = await database.queries
      .selectFrom('step')
      .select('curriculum_step_id')
      .where('id', '=', step_id)
      .executeTakeFirstOrThrow()
    return (await contents.get(database.queries, curriculum_step_id)).recipe
  }

  const exerciseAt = async (step: number, place: number): Promise<number> => {
    const recipe = await recipeOf(stepAt(step))
    return toExerciseId(stepAt(step), (place % recipe.length) + 1)
  }

  const pass = async (step_id: number, difficulty: Difficulty): Promise<void> => {
    const recipe = await recipeOf(step_id)
    const ofKind = (kind: string) =>
      recipe.filter(
        ({ exercise_type: { category, template } }) => category === kind && countsForPassing(template),
      )
    const dictation = recipe.filter(({ exercise_type }) => exercise_type.template === 'StapDictee')
    for (const { position } of [
      ...ofKind('Verkennen').slice(0, 2),
      ...ofKind('Oefenen').slice(0, 2),
      ...dictation,
    ]) {
      await finish(toExerciseId(step_id, position), difficulty, 0)
    }
  }

  const takeTest = async (test_id: number, answers: number, wrong: number): Promise<void> => {
    for (let at = 0; at < answers; at++) {
      const test = await call(async (transaction) => {
        const opened = await openToets(transaction, contents, student_id, test_id, now)
        const word = opened.toetsRun.state.current_word ?? ''
        const step_id = opened.words.find((toetsWord) => toetsWord.word.word === word)?.step_id ?? 0
        const body = {
          step_id,
          word,
          num_errors: 0,
          time: 900,
          data: { answer: at < wrong ? `${word}x` : word },
        }
        return answerToets(contents, { transaction, caller, test_id, now }, body)
      })
      if (test === null || test.is_complete) return
    }
  }

  const repeat = async (which: number, wrong: number): Promise<void> => {
    const open = (await repetitions.list(student_id, now)).filter(({ status }) => status === 0)
    const repetition = open[which % Math.max(1, open.length)]
    if (!repetition) return
    for (const { position } of await recipeOf(repetition.id)) {
      const exercise_id = toExerciseId(repetition.id, position)
      const run = await finish(exercise_id, 1, wrong)
      if (run?.isForcedRepeat !== true) continue
      await call((transaction) =>
        resetExercise(contents, { transaction, student_id, exercise_id, difficulty: 1, now }, true),
      )
      await finish(exercise_id, 1, 0)
    }
  }

  /** Buys the cheapest badges first. The server refuses if there are too few points. */
  const buy = (which: number) =>
    call(async (transaction) => {
      const badges = await listBadgesFor(transaction, student_id)
      const forSale = badges.filter(({ is_buyable }) => is_buyable).toSorted((a, b) => a.cost - b.cost)
      return buyBadge(transaction, caller, forSale[which % forSale.length]?.id ?? 0, now)
    })

  const goAround = (what: Extract<ChildAction, { do: 'around' }>['what']) =>
    call<unknown>(async (transaction) => {
      if (what === 'note') {
        return writeNote(transaction, caller, { date: now, title: 'Vandaag', text: '' }, now)
      }
      if (what === 'book') return addBookRead(transaction, caller, { title: 'Pluk', review: 8 }, now)
      if (what === 'tear-note') {
        const [note] = await listNotes(transaction, caller)
        return note && removeNote(transaction, caller, note.id)
      }
      if (what === 'drop-book') {
        const [book] = await listBooksRead(transaction, caller)
        return book && removeBookRead(transaction, caller, book.id)
      }
      return recordPlaceVisit(transaction, caller, 'enter_treehouse', now)
    })

  return {
    get now() {
      return now
    },
    async do(action: ChildAction): Promise<void> {
      switch (action.do) {
        case 'move':
          return void (await move(await exerciseAt(action.step, action.place), action.difficulty, action.how))
        case 'finish':
          return void (await finish(
            await exerciseAt(action.step, action.place),
            action.difficulty,
            action.wrong,
          ))
        case 'reset': {
          const exercise_id = await exerciseAt(action.step, action.place)
          const { difficulty, how } = action
          return void (await call((transaction) => {
            const reset = { transaction, student_id, exercise_id, difficulty, now }
            return how === 'hard'
              ? hardResetExercise(contents, reset, false)
              : resetExercise(contents, reset, how === 'shuffle')
          }))
        }
        case 'pass':
          return pass(stepAt(action.step), action.difficulty)
        case 'test':
          return takeTest(toTestId(stepAt(action.step)), action.answers, action.wrong)
        case 'reset-test': {
          const test_id = toTestId(stepAt(action.step))
          return void (await call((transaction) =>
            resetToets(contents, { transaction, caller, test_id, now }),
          ))
        }
        case 'redo': {
          const { difficulty } = action
          return void (await call((transaction) =>
            redoWorld(contents, { transaction, caller, world: 1, difficulty, now }),
          ))
        }
        case 'buy':
          return void (await buy(action.which))
        case 'around':
          return void (await goAround(action.what))
        case 'wait':
          now += action.days * daySeconds
          return
        case 'repeat':
          return repeat(action.which, action.wrong)
        case 'mark': {
          const { step, is_repeatable } = action
          return void (await call((transaction) =>
            markRepeatable(database, { transaction, caller, now }, stepAt(step), is_repeatable),
          ))
        }
      }
    },
  }
}
