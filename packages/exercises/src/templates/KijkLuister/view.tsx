import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RevealCard } from '../../view-kit/word-card/RevealCard.tsx'
import { AnchorNote } from '../../view-kit/word-card/WordPicture.tsx'
import { logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<LetterReveal, LetterRevealEvent>) {
  return <RevealCard turn={turn} state={state} send={send} note={<AnchorNote turn={turn} />} />
}

export const view: TemplateView<LetterReveal, LetterRevealEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
}
