import { findCurrentTurn, type AnswerData, type Turn } from '@letterliaan/exercises/logic'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { chooseSortingChoices } from '../../packages/exercises/src/templates/SorteerLeer/logic.ts'
import { chooseGap } from '../../packages/exercises/src/templates/KiesKlank/gap.ts'
import { createRightMove } from '../../apps/server/src/modules/learn/developer/move.ts'
import {
  toExerciseId,
  answerExercise,
  openExercise,
  type PlayableExercise,
  findRun,
} from '../../apps/server/src/modules/learn/index.ts'
import { createRandomness, type Randomness } from '../learning/randomness.ts'
import type { Bench } from './compare-child.ts'
import { createChildCaller } from './play-year.ts'
import { getNow, type GeneratedSchool, type SchoolChild, benchSeed, setNow } from './school.ts'

/** Makes a mistake from the word alone, without the product's code. Null if the word allows none. */
const mistakes: Readonly<Record<string, (turn: Turn) => AnswerData | null>> = {
  SpeurKleur1: colourWrongly,
  SpeurKleur2: colourWrongly,
  Klankgroepen: cutWrongly,
  KiesKlank: chooseWrongly,
  SorteerLeer: sortWrongly,
  LuisterTyp: typeWrongly,
  LetterBlokken: typeWrongly,
}

/** Uses brown, a colour that no kind of letters has. */
function colourWrongly({ exercise_data: { colors } }: Turn): AnswerData | null {
  const at = colors.findIndex((color) => color !== null)
  return at === -1 ? null : { attempt: 'brown', at }
}

/** Cuts the word inside a klankgroep. */
function cutWrongly({ word: { word, sound_groups } }: Turn): AnswerData | null {
  const first = sound_groups.split(',')[0] ?? ''
  return first.length < 2 ? null : { attempt: `${word.slice(0, 1)}|${word.slice(1)}`, at: 1 }
}

/** Returns a spelling that the word does not have at that place. */
function chooseWrongly(turn: Turn): AnswerData | null {
  const gap = chooseGap(turn)
  const written = turn.word.read_letters.split(',')[gap?.at ?? 0]
  const attempt = gap?.choices.find((choice) => choice !== written)
  return gap === null || attempt === undefined ? null : { attempt, at: gap.at }
}

/** Returns an anchor word of another step. An anchor's id is its step's id followed by its position. */
function sortWrongly(turn: Turn): AnswerData | null {
  const own = new Set(turn.exercise_data.anchors.slice(0, 1).map(({ id }) => Math.floor(id / 10)))
  const other = chooseSortingChoices(turn).choices.find(({ id }) => !own.has(Math.floor(id / 10)))
  return other === undefined ? null : { attempt: String(other.id), at: 0 }
}

function typeWrongly({ word: { word } }: Turn): AnswerData {
  return { attempt: word.startsWith('q') ? 'x' : 'q', at: 0 }
}

interface OutroPlay {
  readonly child: SchoolChild
  readonly template: string
  readonly exercise_id: number
}

/** Returns one exercise of each template that has its own sentence, and two in which words are typed. */
async function listPlays({ database, contents }: GeneratedSchool, child: SchoolChild): Promise<OutroPlay[]> {
  const steps = await database.queries
    .selectFrom('step')
    .select(['id', 'curriculum_step_id'])
    .where('student_id', '=', child.student_id)
    .where('repeats_step_id', 'is', null)
    .where((eb) => eb.or([eb('is_complete', '=', true), eb('waived', '=', true)]))
    .orderBy('phase_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, OutroPlay>()
  for (const { id, curriculum_step_id } of steps) {
    const { recipe } = await contents.get(database.queries, curriculum_step_id)
    for (const { position, exercise_type } of recipe) {
      const { template } = exercise_type
      if (template in mistakes && !found.has(template))
        found.set(template, { child, template, exercise_id: toExerciseId(id, position) })
    }
  }
  return [...found.values()]
}

async function judgeOutro(
  { school, tally }: Bench,
  { child, template, exercise_id }: OutroPlay,
  chance: Randomness,
) {
  const caller = createChildCaller(child)
  const slips = 0.2 + 0.6 * chance.next()
  const slipped = new Map<string, boolean>()
  const played = await school.database.transaction(async (transaction) => {
    const opened = await openExercise(transaction, school.contents, child.student_id, exercise_id, {
      now: getNow(),
      difficulty: 3,
    })
    let { state } = findRun(opened, 3)
    const send = async (word: string, data: AnswerData) => {
      setNow(getNow() + 5)
      const body = { ...unaided, exercise_id, difficulty: 3 as const, word, data, startTime: getNow() - 4 }
      state = await answerExercise(school.contents, {
        transaction,
        caller,
        body,
        now: getNow(),
        deviceTime: getNow(),
      })
      await transaction.settle()
    }
    if (state.is_complete) return null
    for (let left = maxAnswers; left > 0 && !state.is_complete; left--) {
      const word = state.current_word ?? ''
      const wrong = slipped.has(word) ? null : mistakeIn(opened, state)
      const doesSlip = wrong !== null && chance.happens(slips)
      slipped.set(word, doesSlip || slipped.get(word) === true)
      if (doesSlip) await send(word, wrong)
      await send(word, createRightMove(state))
    }
    return { state, logic: opened.logic }
  })
  if (played === null) return
  const { text } = played.logic.outro?.rightWords ?? exerciseTexts.outro.typed
  const told = new Map(played.state.detailed_results.map(({ word, success }) => [word, success]))
  for (const [word, wasSlip] of slipped) {
    const what = `${child.name} ${template} ${word}`
    if (told.get(word) === true) tally.say(`outro: ${text}`, what, !wasSlip)
    else {
      tally.say(`outro: ${exerciseTexts.outro.toPractise.text}`, what, wasSlip)
      if (!wasSlip) tally.miss(`outro: ${text}`)
    }
  }
}

const maxAnswers = 120
const unaided = { time: 4000, hints: 0, hints_used: 0, cheats_used: 0 }

function mistakeIn(
  { logic }: PlayableExercise,
  state: Parameters<typeof createRightMove>[0],
): AnswerData | null {
  const shown = state.exercise_data
  const turn = shown && findCurrentTurn(logic, state, shown.anchors)
  return turn ? (mistakes[logic.name]?.(turn) ?? null) : null
}

/** Runs after all counts, because these runs are not in the year's journal. */
export async function judgeOutros(bench: Bench): Promise<void> {
  for (const [at, child] of bench.school.children.entries())
    for (const play of await listPlays(bench.school, child))
      await judgeOutro(bench, play, createRandomness(benchSeed * 7919 + at * 31 + play.exercise_id))
}
