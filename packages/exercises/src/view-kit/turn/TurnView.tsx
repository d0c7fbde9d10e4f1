import { joinClasses, shared } from '@letterliaan/ui'
import { commonTexts } from '@letterliaan/texts/common'
import { Avatar } from '@letterliaan/ui/pictures'
import { useStore } from '@letterliaan/web/use-store'
import {
  memo,
  type CSSProperties,
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createTurnMachine } from '../../kit/create-turn-machine.ts'
import type { Turn } from '../../kit/template.ts'
import { useWrongMove, WrongMove } from '../feedback/WrongMove.tsx'
import { createRunner } from '../runner/create-runner.ts'
import { SpokenInstruction } from './SpokenInstruction.tsx'
import type { TurnInstruction, TemplateView, TurnProps } from './template-view.ts'
import { TurnActions, type SendFromActions } from './TurnActions.tsx'
import { TurnFeedback } from './TurnFeedback.tsx'
import styles from './TurnView.module.css'
import { useConfidence } from './useConfidence.ts'
import { useEnterAnywhere } from './useEnterAnywhere.ts'
import { useInvitation } from './useInvitation.ts'
import { useFieldOfNextWord, useTypeAnywhere } from './useTypeAnywhere.ts'

/** Maximum time for a second press of Enter for the previous word (ms). */
const doublePressMs = 600

/** Keeps what surrounds the word from turn to turn, as drawing it again makes a child wait. */
export function TurnView<S, E>({ view, ...props }: TurnProps & { readonly view: TemplateView<S, E> }) {
  const { turn, feedback, wrongMoves, isWaiting, readPace, clock, carryOut, attachFlow, sounds, hint } = props
  const { step_id, heard, isAfterMissedWord = false } = props
  const {
    logic,
    instruction,
    hasKeyboard = false,
    placesSounds: places = false,
    submitLabel = commonTexts.done,
  } = view
  const frame = useRef<HTMLFormElement>(null)
  const [wrongMove, seeEffect, forgetMove] = useWrongMove()
  const runner = useMemo(
    () =>
      createRunner(createTurnMachine(logic, turn, readPace), {
        clock,
        carryOut(effect, wake) {
          seeEffect(effect)
          carryOut(effect, wake)
        },
      }),
    [logic, turn, readPace, clock, carryOut, seeEffect],
  )
  const [triedAt, setTriedAt] = useState<S | null>(null)
  // Earlier help waits for the next slip, as it was about letters that are gone.
  const [begun, setBegun] = useState({ runner, movesBefore: wrongMoves, count: 0 })
  if (begun.runner !== runner) {
    setBegun({ runner, movesBefore: wrongMoves, count: begun.count + 1 })
    forgetMove()
    setTriedAt(null)
  }
  const begunAt = useRef(-Infinity)
  useEffect(() => {
    begunAt.current = isWaiting ? -Infinity : clock.now()
    return isWaiting ? undefined : runner.start()
  }, [runner, isWaiting, clock])
  useEffect(() => attachFlow(runner), [attachFlow, runner])
  const state = useStore(runner)
  const { send } = runner
  const asks = props.asksConfidence === true && logic.turn.checksWholeWord === true
  const isReady = logic.flow.isFilledIn(turn, state)
  const { ask, check } = useConfidence(frame, clock, (confidence) => send({ type: 'submit', confidence }))
  const goOn = useCallback(
    (type: 'enter' | 'submit') => {
      const before = runner.get()
      runner.send({ type })
      if (runner.get() === before && clock.now() - begunAt.current > doublePressMs) setTriedAt(() => before)
    },
    [runner, clock],
  )
  const submit = useCallback(() => goOn('submit'), [goOn])
  const enter = asks && isReady ? ask : () => goOn('enter')
  useEnterAnywhere(enter)
  useTypeAnywhere(frame)
  const keepsField = view.keepsField === true && window.matchMedia('(pointer: fine)').matches
  useFieldOfNextWord(frame, keepsField, begun.count)

  const word = useNewWordInSight(runner)
  useInvitation(frame, word, clock, state)
  const placesSounds = typeof places === 'function' ? places(state) : places
  const hasKeys = typeof hasKeyboard === 'function' ? hasKeyboard(state) : hasKeyboard
  const seenMove = useMemo(
    () => <WrongMove move={wrongMove} name={wrongMove ? view.nameAttempt?.(turn, wrongMove) : undefined} />,
    [view, turn, wrongMove],
  )
  const body = useMemo(
    () => ({ turn, feedback, isAfterMissedWord, step_id, state, send, sounds, wrongMove: seenMove }),
    [turn, feedback, isAfterMissedWord, step_id, state, send, sounds, seenMove],
  )

  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    enter()
  }
  return (
    <form
      ref={frame}
      className={joinClasses(shared.column, styles.frame)}
      style={lettersOf(turn)}
      onSubmit={submitForm}
      noValidate
    >
      <TurnTop
        sounds={placesSounds ? null : sounds}
        instruction={typeof instruction === 'function' ? instruction(turn, state) : instruction}
        heard={typeof instruction === 'function' ? heard : undefined}
        hint={view.hidesHint?.(state) ? null : hint}
        buddy_id={props.buddy_id}
      />
      <div className={styles.hero}>
        {/* Browsers that translate would replace the words to learn. */}
        <div ref={word} className={styles.body} translate="no">
          <view.Body key={keepsField ? 'kept' : begun.count} {...body} />
          {view.placesWrongMove !== true && <div className={styles.wrong}>{seenMove}</div>}
        </div>
        <TurnFeedback
          key={begun.count}
          {...{ view, body, wrongMove }}
          wrongMoves={wrongMoves > begun.movesBefore ? wrongMoves : 0}
          isEarly={triedAt === state}
          told={props.told}
          buddy_id={props.buddy_id}
        />
      </div>
      <TurnActions
        frame={frame}
        isReady={isReady}
        isWordVisible={props.hasEye === false ? undefined : view.isWordVisible?.(state)}
        submitLabel={logic.turn.endsByItself || view.comesBeforeSubmit?.(state, turn) ? null : submitLabel}
        onSubmit={submit}
        send={send as SendFromActions}
        onCheck={asks ? check : undefined}
        word={turn.word}
        Beside={hasKeys ? view.game?.Beside : undefined}
        hasKeys={hasKeys && props.hasSpecialLetters}
      />
    </form>
  )
}

interface TurnTopProps extends Pick<TurnProps, 'sounds' | 'hint' | 'buddy_id'> {
  readonly instruction: TurnInstruction
  readonly heard: Set<string> | undefined
}

/** Memoised, as a letter changes nothing here. */
const TurnTop = memo(function TurnTop({ sounds, instruction, heard, hint, buddy_id }: TurnTopProps) {
  const top = useNewTaskInSight(('said' in instruction ? instruction.said : instruction).text)
  return (
    <div ref={top} className={styles.top}>
      <div className={styles.sounds}>{sounds}</div>
      <p className={joinClasses(shared.large, shared.balanced, styles.instruction)} aria-live="polite">
        <SpokenInstruction {...{ instruction, heard }} />
      </p>
      <div className={styles.help}>{hint ?? <Avatar id={buddy_id} size="2.75rem" />}</div>
    </div>
  )
})

/** Scrolls a new task into view: earlier feedback may have pushed it off a low or narrow screen. */
function useNewTaskInSight(task: string) {
  const top = useRef<HTMLDivElement>(null)
  const seen = useRef(task)
  useEffect(() => {
    if (seen.current === task) return
    seen.current = task
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [task])
  return top
}

/** On a low screen scrolls to the word at the start of each turn, then to help. */
function useNewWordInSight(turn: unknown) {
  const word = useRef<HTMLDivElement>(null)
  useEffect(() => {
    word.current?.scrollIntoView({ block: 'nearest' })
    word.current?.parentElement?.querySelector('[data-help]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [turn])
  return word
}

const lettersOf = ({ word }: Turn) => ({ '--word-letters': Math.max(4, word.word.length) }) as CSSProperties
