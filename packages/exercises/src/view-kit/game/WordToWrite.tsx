import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { TextTyped } from '../../kit/flow.ts'
import type { FreeTyping } from '../../kit/free-typing-flow.ts'
import { DictationFeedback } from '../typing-field/DictationBody.tsx'
import type { BodyProps } from '../turn/template-view.ts'
import { TypingField } from '../typing-field/TypingField.tsx'
import { ReadAlong } from './ReadAlong.tsx'
import styles from './WordToWrite.module.css'

type Props<S extends FreeTyping> = Pick<BodyProps<S, TextTyped>, 'turn' | 'state' | 'send'>

/** The word before the game, from memory; who hears nothing can read what it is about. */
export function WordToWrite<S extends FreeTyping>({ turn, state, send }: Props<S>) {
  return (
    <div className={styles.write}>
      <TypingField
        label={exerciseTexts.writeWord}
        text={state.input}
        refusals={state.rejected === null ? 0 : 1}
        onText={(text) => send({ type: 'text', text })}
      />
      <ReadAlong word={turn.word} />
    </div>
  )
}

export const WritingFeedback = DictationFeedback
