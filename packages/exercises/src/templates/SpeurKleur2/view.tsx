import type { Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import { PaintWord } from '../../view-kit/blocks/PaintWord.tsx'
import type { TemplateView } from '../../view-kit/turn/template-view.ts'
import { logic, texts } from './logic.ts'

export const view: TemplateView<Colouring, PaintingEvent> = {
  logic,
  Body: PaintWord,
  placesWrongMove: true,
  instruction: () => texts.instruction,
}
