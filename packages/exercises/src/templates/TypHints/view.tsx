import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { GrowingHelp } from './GrowingHelp.tsx'
import { logic, type TypHintsEvent, type TypHintsState } from './logic.ts'

function Body({ turn, state, send }: BodyProps<TypHintsState, TypHintsEvent>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <TypingField
        label={exerciseTexts.typeWord}
        text={state.input}
        refusals={state.errors}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Feedback({ turn, step_id, state }: BodyProps<TypHintsState, TypHintsEvent>) {
  if (state.rejected === null) return null
  return <GrowingHelp step_id={step_id} turn={turn} errors={state.errors} answer={state.rejected} />
}

export const view: TemplateView<TypHintsState, TypHintsEvent> = {
  logic,
  Body,
  Feedback,
  instruction: exerciseTexts.hearAndType,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
  keepsField: true,
}
