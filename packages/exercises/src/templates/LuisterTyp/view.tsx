import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { HiddenWordTyping, HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RestrictedField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic } from './logic.ts'

function Body({ turn, state, send }: BodyProps<HiddenWordTyping, HiddenWordTypingEvent>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <RestrictedField typing={state.typing} send={send} />
    </>
  )
}

export const view: TemplateView<HiddenWordTyping, HiddenWordTypingEvent> = {
  logic,
  Body,
  instruction: exerciseTexts.hearAndType,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
  keepsField: true,
}
