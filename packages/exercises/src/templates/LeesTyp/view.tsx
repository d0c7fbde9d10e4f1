import type { HiddenWordTyping, HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RestrictedField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<HiddenWordTyping, HiddenWordTypingEvent>) {
  return (
    <>
      <WordCard word={turn.word.word} isVisible={state.isWordVisible} />
      <RestrictedField typing={state.typing} send={send} />
    </>
  )
}

export const view: TemplateView<HiddenWordTyping, HiddenWordTypingEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
  keepsField: true,
}
