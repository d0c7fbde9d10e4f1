import type { Measure, MeasureAdvice, MeasureKind } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export const measureKinds: readonly MeasureKind[] = ['start', 'interim', 'end']

export const kindNames: Readonly<Record<MeasureKind, string>> = texts.kinds

export const adviceNames: Readonly<Record<MeasureAdvice, string>> = {
  ...texts.advice,
  repeat: common.repeat,
}

export const isProposal = (advice: MeasureAdvice): boolean =>
  advice === 'waive' || advice === 'repeat' || advice === 'begin'

export const isWaiting = ({ is_complete, withdrawn_at }: Measure): boolean =>
  !is_complete && withdrawn_at === null

export function stateOf({ is_complete, withdrawn_at, num_done, num_words }: Measure): string {
  if (is_complete) return common.done
  if (withdrawn_at !== null) return texts.state.withdrawn
  return num_done === 0 ? texts.state.waiting : fill(texts.state.numDone, { count: num_done, all: num_words })
}

export const worldsOf = ({ worlds }: Pick<Measure, 'worlds'>): string =>
  worlds.length === 1
    ? fill(common.worldNumber, { world: String(worlds[0]) })
    : fill(texts.worlds, { worlds: worlds.slice(0, -1).join(', '), last: String(worlds.at(-1)) })

export const numWordsOf = ({ num_words }: Pick<Measure, 'num_words'>): string =>
  fill(common.countedWords, { count: num_words })
