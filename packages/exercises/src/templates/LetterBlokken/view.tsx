import { BlockField } from '../../view-kit/blocks/BlockField.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic, texts, type LetterBlokkenEvent, type LetterBlokkenState } from './logic.ts'

function Body({ turn, state, send }: BodyProps<LetterBlokkenState, LetterBlokkenEvent>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <BlockField
        word_id={turn.word.id}
        blocks={state.blocks}
        colors={turn.exercise_data.colors}
        send={send}
      />
    </>
  )
}

export const view: TemplateView<LetterBlokkenState, LetterBlokkenEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
  keepsField: true,
}
