import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { TryAgainMessage } from '../feedback/TryAgainMessage.tsx'
import type { BodyProps } from '../turn/template-view.ts'
import { TypingField } from './TypingField.tsx'

export function DictationBody({ state, send }: BodyProps<FreeTyping, FreeTypingEvent>) {
  return (
    <TypingField
      label={exerciseTexts.writeWord}
      text={state.input}
      refusals={state.rejected === null ? 0 : 1}
      onText={(text) => send({ type: 'text', text })}
    />
  )
}

/** One more try, with what to listen for. */
export function DictationFeedback({ state, feedback }: BodyProps<FreeTyping, FreeTypingEvent>) {
  if (state.rejected === null) return null
  return <TryAgainMessage text={exerciseTexts.hearAndTryAgain} advice={feedback} />
}
