import { Button, Glyph, IconButton, insertText, SpecialKeys } from '@letterliaan/ui'
import { useStore } from '@letterliaan/web/use-store'
import { type CSSProperties, type FormEvent, useEffect, useMemo, useRef } from 'react'
import { turnMachine, type TurnEvent } from '../../kit/flow.ts'
import { helpOf } from '../../kit/help.ts'
import type { Turn } from '../../kit/template.ts'
import { GrownHelp } from '../feedback/GrownHelp.tsx'
import { useWrongMove, WrongMove } from '../feedback/WrongMove.tsx'
import { createRunner } from '../runner/create-runner.ts'
import { ConfidenceButtons } from './ConfidenceButtons.tsx'
import type { TemplateView, TurnProps } from './template-view.ts'
import styles from './TurnView.module.css'
import { useConfidence } from './useConfidence.ts'
import { useEnterAnywhere } from './useEnterAnywhere.ts'

/**
 * One word's turn: runs the template's flow and draws the clearing around it. The instruction stands above, the word in
 * the middle, the way on below; Enter goes on (EX-11).
 */
export function TurnView<S, E>({ view, ...props }: TurnProps & { readonly view: TemplateView<S, E> }) {
  const { turn, feedback, wrongMoves, isWaiting, readPace, clock, carryOut, attachFlow, sounds, help } = props
  const { logic, instruction, hasKeyboard = false, submitLabel = 'Klaar' } = view
  const frame = useRef<HTMLFormElement>(null)
  const [wrongMove, seeEffect] = useWrongMove()
  const runner = useMemo(
    () =>
      createRunner(turnMachine(logic, turn, readPace), {
        clock,
        carryOut(effect, wake) {
          seeEffect(effect)
          carryOut(effect, wake)
        },
      }),
    [logic, turn, readPace, clock, carryOut, seeEffect],
  )
  useEffect(() => (isWaiting ? undefined : runner.start()), [runner, isWaiting])
  useEffect(() => attachFlow(runner), [attachFlow, runner])
  const state = useStore(runner)
  const { send } = runner
  const asks = props.asksConfidence === true && logic.checksWholeWord === true
  const isReady = logic.flow.isFilledIn(turn, state)
  const { ask, check } = useConfidence(frame, clock, (confidence) => send({ type: 'submit', confidence }))
  const enter = asks ? ask : () => send({ type: 'enter' })
  useEnterAnywhere(enter)

  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    enter()
  }
  const typeKey = (text: string) => {
    const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], textarea',
    )
    if (field) insertText(field, text)
  }

  return (
    <form ref={frame} className={styles.frame} style={lettersOf(turn)} onSubmit={submitForm} noValidate>
      <div className={styles.top}>
        <div className={styles.sounds}>{view.placesSounds === true ? null : sounds}</div>
        <p className={styles.instruction} aria-live="polite">
          {typeof instruction === 'string' ? instruction : instruction(turn, state)}
        </p>
        <div className={styles.help}>{help}</div>
      </div>
      <div className={styles.hero}>
        <view.Body turn={turn} feedback={feedback} state={state} send={send} sounds={sounds} />
        {wrongMove !== null && (
          <WrongMove
            key={wrongMove.count}
            attempt={wrongMove.attempt}
            name={view.nameAttempt?.(turn, wrongMove.attempt)}
          />
        )}
        <GrownHelp help={helpOf(logic, turn, state, wrongMoves)} />
      </div>
      <div className={styles.actions} data-ready={isReady || undefined}>
        <RevealButton view={view} state={state} send={send} />
        {asks ? (
          <ConfidenceButtons isReady={isReady} onCheck={check} />
        ) : (
          <Button
            size="large"
            disabled={!isReady}
            icon={<Glyph name="check" />}
            onClick={() => send({ type: 'submit' })}
          >
            {submitLabel}
          </Button>
        )}
      </div>
      {(typeof hasKeyboard === 'function' ? hasKeyboard(state) : hasKeyboard) && (
        <div className={styles.keyboard}>
          <SpecialKeys onKey={typeKey} />
        </div>
      )}
    </form>
  )
}

/** How long the word is, for the styles. */
const lettersOf = ({ word }: Turn) => ({ '--word-letters': Math.max(4, word.word.length) }) as CSSProperties

interface RevealButtonProps<S, E> {
  readonly view: TemplateView<S, E>
  readonly state: S
  readonly send: (event: TurnEvent<E>) => void
}

/** The hide button (EX-18), where the template hides the word. The cursor stays where the child types. */
function RevealButton<S, E>({ view, state, send }: RevealButtonProps<S, E>) {
  if (view.isWordVisible === undefined) return null
  return (
    <IconButton
      label="Laat het woord even zien"
      icon={<Glyph name="eye" />}
      size="large"
      variant="paper"
      disabled={view.isWordVisible(state)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => send({ type: 'reveal' } as E)}
    />
  )
}
