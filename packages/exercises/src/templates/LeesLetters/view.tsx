import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RevealCard } from '../../view-kit/word-card/RevealCard.tsx'
import { logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<LetterReveal, LetterRevealEvent>) {
  return <RevealCard turn={turn} state={state} send={send} />
}

export const view: TemplateView<LetterReveal, LetterRevealEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
}
