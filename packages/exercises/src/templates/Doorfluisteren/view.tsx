import { fill } from '@letterliaan/texts'
import { Button, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { Picture, useLook, type Look } from '@letterliaan/ui/pictures'
import type { CSSProperties } from 'react'
import { GameStage } from '../../view-kit/game/GameStage.tsx'
import { ReadAlong } from '../../view-kit/game/ReadAlong.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import { logic, listPhrases, texts, type WhisperEvent, type Whispering } from './logic.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

type Props = BodyProps<Whispering, WhisperEvent>

function Body(props: Props) {
  const { turn, state } = props
  return (
    <div className={columns.column3}>
      <Chain count={listPhrases(turn).length} passed={state.came.length} />
      {state.isOver ? <Arrived {...props} /> : <Phrase {...props} />}
    </div>
  )
}

const links: Readonly<Record<Look, readonly string[]>> = {
  jungle: ['frog', 'bird', 'rabbit', 'monkey', 'mouse', 'lion'],
  'field-camp': Array.from({ length: 6 }, () => 'field-radio'),
}

/** Decorative, because the number of the phrase is announced. The glow is the sentence on its way. */
function Chain({ count, passed }: { readonly count: number; readonly passed: number }) {
  const names = links[useLook()]
  const at = Math.round((passed / count) * (names.length - 1))
  return (
    <GameStage>
      <p className={styles.links} style={{ '--at': at } as CSSProperties} aria-hidden="true">
        <span className={styles.glow} data-at={at} />
        {names.map((name, animal) => (
          <span key={animal} className={styles.link} data-passed={animal <= at || undefined}>
            <Picture name={name} />
          </span>
        ))}
      </p>
    </GameStage>
  )
}

function Phrase({ turn, state, send }: Props) {
  const count = listPhrases(turn).length
  const number = state.came.length + 1
  return (
    <>
      <Button
        variant="secondary"
        icon={<Glyph name="speaker" />}
        aria-label={fill(texts.hear, { number, count })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => send({ type: 'hear' })}
      >
        {fill(texts.piece, { number })}
      </Button>
      <TypingField
        key={number}
        label={fill(texts.writePiece, { number, count })}
        text={state.input}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Arrived({ turn, state }: Props) {
  const box = useFocus<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className={joinClasses(shared.slip, styles.arrived)}>
      <p>
        <b>{texts.said}</b> {turn.word.sentence}
      </p>
      <p>
        <b>{texts.came}</b> {state.came.join(' ')}
      </p>
    </div>
  )
}

export const view: TemplateView<Whispering, WhisperEvent> = {
  logic,
  Body,
  game: { workplace: 'camp', zoom: [1, 1], Beside: ReadAlong },
  instruction: (_turn, state) => (state.isOver ? texts.arrived : texts.write),
  hasKeyboard: ({ isOver }) => !isOver,
}
