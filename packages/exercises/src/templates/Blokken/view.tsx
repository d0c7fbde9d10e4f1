import { exerciseTexts } from '@letterliaan/texts/exercise'
import { PaintBlocks } from '../../view-kit/blocks/PaintBlocks.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RestrictedField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic, texts, type BlokkenEvent, type BlokkenState } from './logic.ts'

function Body({ turn, state, send, wrongMove }: BodyProps<BlokkenState, BlokkenEvent>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      {state.stage === 'typing' ? (
        <>
          {wrongMove}
          <RestrictedField typing={state.typing} send={send} />
        </>
      ) : (
        <PaintBlocks
          turn={turn}
          colouring={state.colouring}
          isRight={state.stage === 'checked'}
          wrongMove={wrongMove}
          onBrush={(color) => send({ type: 'pick', color })}
          onPaint={(at) => send({ type: 'paint', at })}
        />
      )}
    </>
  )
}

export const view: TemplateView<BlokkenState, BlokkenEvent> = {
  logic,
  Body,
  placesWrongMove: true,
  instruction: (_turn, { stage }) => (stage === 'typing' ? exerciseTexts.typeWhole : texts.instruction),
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: ({ stage }) => stage === 'typing',
}
