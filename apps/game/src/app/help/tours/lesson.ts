import type { Step } from '@letterliaan/contract'
import { helpTours } from '@letterliaan/contract/status'
import { commonTexts } from '@letterliaan/texts/common'
import { lessonTexts } from '@letterliaan/texts/lesson'
import type { Tour } from '../tour.ts'

export interface LessonSituation {
  readonly step: Pick<Step, 'phase_id'>
  /** False if the step has no step dictation. An own step without a world has one. */
  readonly hasStepDictation?: boolean
}

const isPassedByRule = ({ step, hasStepDictation = false }: LessonSituation): boolean =>
  step.phase_id !== null || hasStepDictation

/** Explains the lesson page and, in a child's words, how to pass a step (LES-9; rules.md, RUL-1). */
export const lessonTour: Tour<LessonSituation> = {
  index: helpTours.lesson,
  next: { target: 'a:has([data-help="oefening"])', said: lessonTexts.tour.atYourExercise },
  opening: [
    {
      target: 'section[aria-label="Oefeningen"]',
      header: lessonTexts.tour.exercises,
      body: lessonTexts.tour.atYourExercise,
      button: commonTexts.letsGo,
    },
  ],
  steps: [
    {
      target: 'section[aria-label="Oefeningen"]',
      header: lessonTexts.tour.exercises,
      body: lessonTexts.tour.pictures,
    },
    {
      target: '[data-help="niveau"]',
      header: commonTexts.level,
      body: lessonTexts.tour.stars,
    },
    {
      target: '[data-help="voortgang"]',
      header: lessonTexts.tour.passStep,
      body: lessonTexts.tour.whatIsNeeded,
      allow: isPassedByRule,
    },
    {
      target: '[data-help="voortgang"]',
      header: lessonTexts.tour.dictation,
      body: lessonTexts.tour.dictationNeeded,
      allow: isPassedByRule,
    },
    {
      target: '[data-help="rugzak"]',
      header: commonTexts.anchors,
      body: commonTexts.anchorsHelp,
    },
    {
      target: '[data-help="rugzak"]',
      header: lessonTexts.tour.words,
      body: lessonTexts.tour.wordsOfStep,
    },
    {
      target: '[data-help="rugzak"]',
      header: commonTexts.pointsHeading,
      body: lessonTexts.tour.points,
      button: commonTexts.letsGo,
    },
  ],
}
