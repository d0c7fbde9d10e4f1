import { speurKleur2 } from './definition.ts'
import { PaintWord } from '../../view-kit/blocks/PaintWord.tsx'
import type { Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import type { TemplateView } from '../../view-kit/template-view.ts'
import { speurKleur2Flow } from './flow.ts'

export const view: TemplateView<Colouring, PaintingEvent> = {
  logic: speurKleur2,
  flow: speurKleur2Flow,
  Body: PaintWord,
  task: 'Geef elke letter de goede kleur',
}
