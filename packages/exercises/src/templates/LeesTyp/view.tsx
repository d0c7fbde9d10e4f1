import type { HiddenTyping, HiddenTypingEvent } from '../../kit/hidden-typing.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RestrictedField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic } from './logic.ts'

function Body({ turn, state, send }: BodyProps<HiddenTyping, HiddenTypingEvent>) {
  return (
    <>
      <WordCard word={turn.word.word} isVisible={state.isWordVisible} />
      <RestrictedField typing={state.typing} send={send} />
    </>
  )
}

export const view: TemplateView<HiddenTyping, HiddenTypingEvent> = {
  logic,
  Body,
  instruction: 'Lees het woord en typ het',
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
}
