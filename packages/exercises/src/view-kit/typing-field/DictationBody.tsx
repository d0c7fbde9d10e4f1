import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { TextTyped } from '../../kit/flow.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import type { BodyProps } from '../turn/template-view.ts'
import { TypingField } from './TypingField.tsx'

type FieldProps = Pick<BodyProps<FreeTyping, TextTyped>, 'state' | 'send'>

export function DictationField({ state, send }: FieldProps) {
  return (
    <TypingField
      label={exerciseTexts.writeWord}
      text={state.input}
      refusals={state.rejections}
      isRefused={state.rejected === state.input}
      onText={(text) => send({ type: 'text', text })}
    />
  )
}

export const DictationBody = ({ state, send }: BodyProps<FreeTyping, FreeTypingEvent>) => (
  <DictationField {...{ state, send }} />
)
