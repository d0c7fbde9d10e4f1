import { isShownAsToets, isStepPassed, labelStepStatus } from '@letterliaan/rules'
import { StepStatus } from '@letterliaan/contract/status'
import type { StepSummary } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { pageTexts } from '@letterliaan/texts/pages'
import {
  chooseMarkerLeaf,
  chooseMarkerState,
  type MarkerState,
  type StepMarkerProps,
} from '@letterliaan/ui/pictures'

export interface StepAppearance {
  readonly state: MarkerState
  readonly stars: 1 | 2 | 3 | undefined
  /** True if a repetition is open. It is shown as a border (MAP-5). */
  readonly repeatable: boolean
  readonly leaf: StepMarkerProps['leaf']
  readonly label: string
}

/** Returns the appearance of a step on the map (MAP-4). */
export function findStepAppearance(step: StepSummary): StepAppearance {
  const isTest = isShownAsToets(step)
  const label = isTest
    ? pageTexts.toets
    : labelStepStatus(step.status, step.highest_difficulty_completed, step.is_waived)
  return {
    state: isTest ? 'test' : chooseMarkerState(step.status, step.is_waived),
    stars: isStepPassed(step) ? (step.highest_difficulty_completed ?? undefined) : undefined,
    repeatable: step.is_repeatable,
    leaf: chooseMarkerLeaf(step),
    label: withMastery(step.is_repeatable ? fill(mapTexts.mayRepeat, { label }) : label, step),
  }
}

function withMastery(label: string, { is_mastered, has_faded }: StepSummary): string {
  if (is_mastered) return `${label}. ${commonTexts.mastered.text}`
  return has_faded ? `${label}. ${commonTexts.faded.text}` : label
}

export type StepTarget = 'nothing' | 'test' | 'lesson'

/** Returns the target of a click on a step (MAP-10). */
export function findStepTarget(step: StepSummary): StepTarget {
  if (step.status === StepStatus.locked) return 'nothing'
  return isShownAsToets(step) ? 'test' : 'lesson'
}

/** Returns one short sentence that the buddy says at the next step (GIDS-4). */
export function chooseStepSentence(step: StepSummary): SpokenLine {
  return isShownAsToets(step) ? commonTexts.doToets : fill(mapTexts.playStep, { position: step.position })
}
