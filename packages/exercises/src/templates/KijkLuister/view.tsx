import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RevealCard } from '../../view-kit/word-card/RevealCard.tsx'
import { AnchorNote, WordPicture } from '../../view-kit/word-card/WordPicture.tsx'
import { logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<LetterReveal, LetterRevealEvent>) {
  return (
    <RevealCard
      word={turn.word.word}
      state={state}
      send={send}
      picture={<WordPicture turn={turn} size="clamp(3.5rem, 14vh, 9rem)" />}
      note={<AnchorNote turn={turn} />}
    />
  )
}

export const view: TemplateView<LetterReveal, LetterRevealEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
}
