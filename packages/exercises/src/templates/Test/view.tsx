import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import type { TemplateView } from '../../view-kit/turn/template-view.ts'
import { DictationBody } from '../../view-kit/typing-field/DictationBody.tsx'
import { logic } from './logic.ts'

export const view: TemplateView<FreeTyping, FreeTypingEvent> = {
  logic,
  Body: DictationBody,
  instruction: exerciseTexts.hearAndWrite,
  hasKeyboard: true,
  keepsField: true,
}
