import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { TextTyped } from '../../kit/flow.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { soundsTheSame } from '../../kit/same-sound.ts'
import { hasLetterOf } from '../../kit/word-data.ts'
import { TryAgainMessage } from '../feedback/TryAgainMessage.tsx'
import type { BodyProps } from '../turn/template-view.ts'
import { TypingField } from './TypingField.tsx'

type FieldProps = Pick<BodyProps<FreeTyping, TextTyped>, 'state' | 'send'>

export function DictationField({ state, send }: FieldProps) {
  return (
    <TypingField
      label={exerciseTexts.writeWord}
      text={state.input}
      refusals={state.rejected === null ? 0 : 1}
      onText={(text) => send({ type: 'text', text })}
    />
  )
}

export const DictationBody = ({ state, send }: BodyProps<FreeTyping, FreeTypingEvent>) => (
  <DictationField {...{ state, send }} />
)

/** One more try, with what to listen for, or to think of where listening tells nothing. */
export function DictationFeedback({ turn, state, feedback }: BodyProps<FreeTyping, FreeTypingEvent>) {
  if (state.rejected === null) return null
  const isNear = hasLetterOf(state.rejected, turn.word.word)
  if (soundsTheSame(turn.word.word, state.rejected))
    return <TryAgainMessage text={exerciseTexts.thinkAndTryAgain} advice={feedback} />
  const text = isNear ? exerciseTexts.hearAndTryAgain : exerciseTexts.hearOnceMore
  return <TryAgainMessage text={text} advice={feedback} />
}
