import { Picture } from '@letterliaan/ui/pictures'
import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { RevealCard } from '../../view-kit/word-card/RevealCard.tsx'
import { kijkLuister } from './logic.ts'

function Body({ turn, state, send }: BodyProps<LetterReveal, LetterRevealEvent>) {
  const image = turn.word.image ?? turn.exercise_data.anchor?.image
  const picture = image === undefined ? null : <Picture name={image} size="clamp(4rem, 14vh, 7rem)" />
  return <RevealCard word={turn.word.word} state={state} send={send} picture={picture} />
}

export const view: TemplateView<LetterReveal, LetterRevealEvent> = {
  logic: kijkLuister,
  Body,
  instruction: 'Kijk en luister naar elke klank',
}
