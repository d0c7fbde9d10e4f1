import type { Measure, MeasureAdvice, MeasureKind } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export const measureKinds: readonly MeasureKind[] = ['start', 'interim', 'end']

export const measureKindNames: Readonly<Record<MeasureKind, string>> = texts.kinds

export const measureAdviceNames: Readonly<Record<MeasureAdvice, string>> = {
  ...texts.advice,
  waive: commonTexts.skip,
  repeat: commonTexts.repeat,
}

export const changesPath = (advice: MeasureAdvice): boolean =>
  advice === 'waive' || advice === 'repeat' || advice === 'begin'

export const isMeasureWaiting = ({ is_complete, withdrawn_at }: Measure): boolean =>
  !is_complete && withdrawn_at === null

export function describeMeasureState({ is_complete, withdrawn_at, num_done, num_words }: Measure): string {
  if (is_complete) return commonTexts.done
  if (withdrawn_at !== null) return texts.state.withdrawn
  return num_done === 0 ? texts.state.waiting : fill(texts.state.numDone, { count: num_done, all: num_words })
}

export const describeWorlds = ({ worlds }: Pick<Measure, 'worlds'>): string =>
  worlds.length === 1
    ? fill(commonTexts.worldNumber, { world: String(worlds[0]) })
    : fill(texts.worlds, { worlds: worlds.slice(0, -1).join(', '), last: String(worlds.at(-1)) })

/** Returns the number of words, or the maximum number for an unfinished measure, which may stop early. */
export const describeNumWords = (
  measure: Pick<Measure, 'num_words' | 'num_done' | 'is_complete'>,
): string => {
  if (measure.is_complete) return fill(commonTexts.countedWords, { count: measure.num_done })
  return fill(texts.list.atMost, { words: fill(commonTexts.countedWords, { count: measure.num_words }) })
}

/** Describes each world's change since the previous measure, if larger than its error (WEET-16). */
export const describeWorldChanges = ({ kind, changes }: Pick<Measure, 'kind' | 'changes'>): string[] =>
  changes.map(({ world, changed }) =>
    fill(texts.worldChanges[changed], { kind: measureKindNames[kind], world: String(world) }),
  )
