import type { Exercise, Step } from '@letterliaan/contract'
import { listPossibleLines } from '@letterliaan/exercises/run'
import { exclaimed, fill, type SpokenLine, toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { lessonTexts } from '@letterliaan/texts/lesson'
import { mapTexts } from '@letterliaan/texts/map'
import { overviewTexts } from '@letterliaan/texts/overview'
import { treehouseGreetingTexts } from '@letterliaan/texts/treehouse-greetings'
import { loadLogic } from './predict-exercise.ts'

/** Lists texts of a step that may be spoken offline: on the map, the lesson page and in exercises (NET-1). */
export async function listLinesOfStep(step: Step, exercises: readonly Exercise[]): Promise<SpokenLine[]> {
  const ofExercises = await Promise.all(
    exercises.map(async (exercise) => listPossibleLines({ logic: await loadLogic(exercise), exercise })),
  )
  return [...linesOfMap(step), ...linesOfLesson(step), ...ofExercises.flat()]
}

/** Lists the texts of overview, treehouse and the child's buddy: about twenty, the same for every step. */
export async function listLinesOfMainPages({
  isSober = false,
  buddy_id,
}: {
  readonly isSober?: boolean
  readonly buddy_id?: number | undefined
}): Promise<SpokenLine[]> {
  return [
    overviewTexts.goOn,
    overviewTexts.begin,
    ...Object.values(treehouseGreetingTexts.greetings),
    // An emblem is silent (look 10+).
    ...(isSober || buddy_id === undefined ? [] : await linesOfBuddy(buddy_id)),
  ]
}

async function linesOfBuddy(buddy_id: number): Promise<SpokenLine[]> {
  const { buddyLinesById } = await import('@letterliaan/texts/buddies')
  const { greet = [], cheer = [], comfort = [] } = buddyLinesById[buddy_id] ?? {}
  return [...greet, ...cheer, ...comfort]
}

const linesOfMap = ({ position }: Step): SpokenLine[] => [
  fill(mapTexts.playStep, { position }),
  mapTexts.mix,
  mapTexts.mixWithGame,
]

function linesOfLesson({ id, description, exercises }: Step): SpokenLine[] {
  return [
    ...(description ? [toStepLine(description, id)] : []),
    ...exercises.flatMap(({ name }) => sentencesOf(name, id)),
    lessonTexts.waivedForFun,
    lessonTexts.waived,
    lessonTexts.repeated,
    lessonTexts.passedForFun,
    lessonTexts.passed,
    lessonTexts.allDone,
    lessonTexts.toToets,
    commonTexts.moreStars,
    commonTexts.unheardLater,
  ]
}

const sentencesOf = (name: string, step_id: number): SpokenLine[] =>
  [lessonTexts.goOnWith, lessonTexts.doAgain, lessonTexts.doNow].map(({ ofStep }) =>
    Object.assign(exclaimed(fill(ofStep, { name })), { step_id }),
  )
