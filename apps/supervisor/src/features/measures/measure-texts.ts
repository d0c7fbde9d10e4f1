import type { Measure, MeasureAdvice, MeasureKind } from '@letterliaan/contract'
import { countOf } from '@letterliaan/texts/numbers'

export const measureKinds: readonly MeasureKind[] = ['start', 'interim', 'end']

export const kindNames: Readonly<Record<MeasureKind, string>> = {
  start: 'Startmeting',
  interim: 'Tussenmeting',
  end: 'Eindmeting',
}

export const adviceNames: Readonly<Record<MeasureAdvice, string>> = {
  waive: 'Overslaan',
  repeat: 'Herhalen',
  begin: 'Hier beginnen',
  later: 'Komt vanzelf',
  too_few: 'Te weinig woorden',
}

/** Can it be taken over? */
export const isProposal = (advice: MeasureAdvice): boolean =>
  advice === 'waive' || advice === 'repeat' || advice === 'begin'

/** Does it wait for the child? */
export const isWaiting = ({ is_complete, withdrawn_at }: Measure): boolean =>
  !is_complete && withdrawn_at === null

/** How far a measure is, in a word or two. */
export function stateOf({ is_complete, withdrawn_at, num_done, num_words }: Measure): string {
  if (is_complete) return 'Klaar'
  if (withdrawn_at !== null) return 'Teruggenomen'
  return num_done === 0 ? 'Staat klaar' : `${num_done} van de ${num_words} woorden`
}

export const worldsOf = ({ worlds }: Pick<Measure, 'worlds'>): string =>
  worlds.length === 1
    ? `Wereld ${worlds[0]}`
    : `Werelden ${worlds.slice(0, -1).join(', ')} en ${worlds.at(-1)}`

export const numWordsOf = ({ num_words }: Pick<Measure, 'num_words'>): string =>
  countOf(num_words, 'woord', 'woorden')
