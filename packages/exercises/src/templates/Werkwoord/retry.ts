import { makeVerbScheme } from '@letterliaan/dutch/verbs'
import type { SpokenLine } from '@letterliaan/texts'
import type { Turn } from '../../kit/template.ts'
import { hasLetterOf } from '../../kit/word-data.ts'
import type { VerbQuestion } from './questions.ts'
import { texts } from './texts.ts'

type VerbTurn = Pick<Turn, 'word'>

/** A command, an infinitive and a participle are the same for each person. */
const thinksOf = ({ word: { verb } }: VerbTurn): 'person' | 'rule' =>
  verb === undefined || verb.person === null ? 'rule' : 'person'

const { gebod, infinitief, bijvoeglijk } = texts.lookAtTime

/** Returns feedback on a wrong choice. It names every choice. */
export function chooseVerbChoiceFeedback(turn: VerbTurn, { kind, choices }: VerbQuestion): SpokenLine {
  if (kind === 'ending') return texts.notYet[thinksOf(turn)]
  if (kind !== 'time') return texts.look[kind]
  if (choices.includes('infinitief')) return infinitief
  return choices.includes('bijvoeglijk') ? bijvoeglijk : gebod
}

/** True if the ending is right, whatever the stem: *dromde*, *poette*. */
function hasRightEnding({ word: { verb } }: VerbTurn, rejected: string): boolean {
  if (verb === undefined) return false
  const { ending } = makeVerbScheme(verb)
  return /^(te|de)n?$/.test(ending) && rejected.trim().toLowerCase().endsWith(ending)
}

/** Returns feedback on a wrong form. 'Bijna!' is untrue if no letter is right. */
export function chooseVerbFormFeedback(turn: VerbTurn, rejected: string): SpokenLine {
  if (!hasLetterOf(rejected, turn.word.word)) return texts.notYet[thinksOf(turn)]
  return hasRightEnding(turn, rejected) ? texts.almost.stem : texts.almost[thinksOf(turn)]
}
