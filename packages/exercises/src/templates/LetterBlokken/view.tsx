import type { HiddenWordTyping, HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import { BlockField } from '../../view-kit/blocks/BlockField.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<HiddenWordTyping, HiddenWordTypingEvent>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <BlockField
        word={turn.word}
        typing={state.typing}
        colors={turn.exercise_data.colors}
        onText={(text) => send({ type: 'text', text })}
      />
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
