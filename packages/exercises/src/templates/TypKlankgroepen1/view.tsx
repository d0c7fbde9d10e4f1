import type { HiddenWordTyping } from '../../kit/hidden-typing.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { GroupTypingBoxes } from './GroupTypingBoxes.tsx'
import { logic, texts, type TypKlankgroepen1Event } from './logic.ts'

function Body({ turn, state, send, wrongMove }: BodyProps<HiddenWordTyping, TypKlankgroepen1Event>) {
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <GroupTypingBoxes
        word={turn.word}
        typing={state.typing}
        onText={(text) => send({ type: 'text', text })}
        onListen={(group) => send({ type: 'listen', group })}
        wrongMove={wrongMove}
      />
    </>
  )
}

export const view: TemplateView<HiddenWordTyping, TypKlankgroepen1Event> = {
  logic,
  Body,
  placesWrongMove: true,
  instruction: texts.instruction,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
}
