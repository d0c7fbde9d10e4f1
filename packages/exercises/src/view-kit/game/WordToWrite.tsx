import type { TextTyped } from '../../kit/flow.ts'
import type { FreeTyping } from '../../kit/free-typing-flow.ts'
import type { BodyProps } from '../turn/template-view.ts'
import { DictationField } from '../typing-field/DictationBody.tsx'
import { ReadAlong } from './ReadAlong.tsx'
import columns from '../columns.module.css'

type Props<S extends FreeTyping> = Pick<BodyProps<S, TextTyped>, 'turn' | 'state' | 'send'>

/** The word before the game, from memory; who hears nothing can read what it is about. */
export function WordToWrite<S extends FreeTyping>({ turn, state, send }: Props<S>) {
  return (
    <div className={columns.column3}>
      <DictationField {...{ state, send }} />
      <ReadAlong word={turn.word} />
    </div>
  )
}
