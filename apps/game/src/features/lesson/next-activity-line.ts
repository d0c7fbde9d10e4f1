import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { NextInStep } from '@letterliaan/rules'
import { exclaimed, fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { lessonTexts } from '@letterliaan/texts/lesson'

type ToMap = Extract<NextInStep<ExerciseSummary>, { readonly to: 'map' }>

const backToMap = ({ isPassed, isWaived, isRepetition, forFun }: ToMap): SpokenLine => {
  if (isWaived) return forFun ? lessonTexts.waivedForFun : lessonTexts.waived
  if (isRepetition) return lessonTexts.repeated
  if (forFun) return lessonTexts.passedForFun
  return isPassed ? lessonTexts.passed : lessonTexts.allDone
}

const sentences = {
  test: lessonTexts.toToets,
  stars: commonTexts.moreStars,
} as const satisfies Readonly<Record<string, SpokenLine>>

export function chooseNextActivityLine(
  next: NextInStep<ExerciseSummary>,
  difficulty: Difficulty,
  step_id: number,
): SpokenLine {
  if (next.to === 'map') return backToMap(next)
  if (next.to !== 'exercise') return sentences[next.to]
  const { name, status } = next.exercise
  const { ofStep } = sentenceOfStatus(status[difficulty])
  return { ...exclaimed(fill(ofStep, { name })), step_id }
}

function sentenceOfStatus(status: number | undefined) {
  if (status === ExerciseStatus.paused) return lessonTexts.goOnWith
  return status === ExerciseStatus.failed ? lessonTexts.doAgain : lessonTexts.doNow
}
