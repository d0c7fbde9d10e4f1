import type { SpokenLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { helpTexts } from '@letterliaan/texts/help'
import { type HelpedTemplate, findKindAt } from '../../kit/first-help.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { findSentSlip } from '../../kit/find-sent-slip.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { soundsTheSame } from '../../kit/same-sound.ts'
import type { Turn } from '../../kit/turn.ts'
import { isNearWord } from '../../kit/word-data.ts'
import { TryAgainMessage } from '../feedback/TryAgainMessage.tsx'
import type { BodyProps } from '../turn/template-view.ts'

export type DictationFeedbackProps = Pick<
  BodyProps<FreeTyping, FreeTypingEvent>,
  'turn' | 'state' | 'feedback' | 'isAfterMissedWord'
> & { readonly logic: HelpedTemplate }

/** Offers one more try. Says what to listen for, or a rule if listening does not help. */
export function DictationFeedback(props: DictationFeedbackProps) {
  const { logic, turn, state, feedback, isAfterMissedWord } = props
  if (state.rejected === null)
    return isAfterMissedWord && state.input === '' ? (
      <TryAgainMessage text={exerciseTexts.missedWord} />
    ) : null
  // The server's sentence arrives later, and offline never.
  const advice = findSentSlip(logic, turn, state.rejected) ?? feedback
  return <TryAgainMessage text={tryAgain(logic, turn, state.rejected)} advice={advice} />
}

function tryAgain(logic: HelpedTemplate, turn: Turn, rejected: string): SpokenLine {
  const { word } = turn.word
  const isNear = isNearWord(rejected, word)
  if (doesListeningHelp(logic, turn, rejected))
    return isNear ? exerciseTexts.hearAndTryAgain : exerciseTexts.hearOnceMore
  return isNear ? exerciseTexts.thinkAndTryAgain : helpTexts.notYet.think
}

/** Listening does not help with the c of computer or j of garage, and if memory or a rule decides. */
function doesListeningHelp(logic: HelpedTemplate, turn: Turn, rejected: string): boolean {
  const { word } = turn.word
  const kind = findKindAt(logic, turn, findWrongPlace(word, rejected))
  return kind !== 'remembered' && kind !== 'rule' && !soundsTheSame(word, rejected)
}
