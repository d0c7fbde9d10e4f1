import * as commonTexts from '@letterliaan/texts/common'
import { useStore } from '@letterliaan/web/use-store'
import { memo, type CSSProperties, type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { turnMachine } from '../../kit/turn-machine.ts'
import { canGrowHelp, helpOf, leftShortOf, nudgeOf } from '../../kit/help.ts'
import type { Turn } from '../../kit/template.ts'
import { GrownHelp } from '../feedback/GrownHelp.tsx'
import { SpeakingBuddy, TryAgainMessage } from '../feedback/TryAgainMessage.tsx'
import { useWrongMove, WrongMove } from '../feedback/WrongMove.tsx'
import { createRunner } from '../runner/create-runner.ts'
import { SpokenInstruction } from './SpokenInstruction.tsx'
import type { Instruction, TemplateView, TurnProps } from './template-view.ts'
import { TurnActions, type SendFromActions } from './TurnActions.tsx'
import styles from './TurnView.module.css'
import { useConfidence } from './useConfidence.ts'
import { useEnterAnywhere } from './useEnterAnywhere.ts'
import { useTypeAnywhere } from './useTypeAnywhere.ts'

export function TurnView<S, E>({ view, ...props }: TurnProps & { readonly view: TemplateView<S, E> }) {
  const { turn, feedback, wrongMoves, isWaiting, readPace, clock, carryOut, attachFlow, sounds, help, keys } =
    props
  const { step_id, heard } = props
  const { logic, instruction, hasKeyboard = false, submitLabel = commonTexts.done } = view
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
  const asks = props.asksConfidence === true && logic.turn.checksWholeWord === true
  const isReady = logic.flow.isFilledIn(turn, state)
  const { ask, check } = useConfidence(frame, clock, (confidence) => send({ type: 'submit', confidence }))
  const enter = asks ? ask : () => send({ type: 'enter' })
  useEnterAnywhere(enter)
  useTypeAnywhere(frame)

  const word = useWordInSight()
  const hasKeys = typeof hasKeyboard === 'function' ? hasKeyboard(state) : hasKeyboard
  const seenMove = (
    <WrongMove move={wrongMove} name={wrongMove ? view.nameAttempt?.(turn, wrongMove.attempt) : undefined} />
  )
  const body = { turn, feedback, step_id, state, send, sounds, wrongMove: seenMove }
  const grown = helpOf(logic, turn, state, wrongMoves)
  const isFirstToTell = view.Feedback === undefined || view.leavesNudge?.(state) === true
  const leftShort = leftShortOf(logic, turn, state, props.told)
  const nudge =
    wrongMove !== null && grown === null && isFirstToTell
      ? nudgeOf(logic, turn, state, wrongMove.attempt)
      : null

  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    enter()
  }
  return (
    <form ref={frame} className={styles.frame} style={lettersOf(turn)} onSubmit={submitForm} noValidate>
      <TurnTop
        sounds={view.placesSounds === true ? null : sounds}
        instruction={typeof instruction === 'function' ? instruction(turn, state) : instruction}
        heard={typeof instruction === 'function' ? heard : undefined}
        help={help}
      />
      <div className={styles.hero}>
        <div ref={word} className={styles.body}>
          <view.Body {...body} />
        </div>
        {view.placesWrongMove === true ? null : seenMove}
        {(view.Feedback !== undefined || canGrowHelp(logic)) && (
          <FeedbackPlace>
            <SpeakingBuddy value={props.buddy_id}>
              {view.Feedback !== undefined && !(view.yieldsToHelp && grown) && <view.Feedback {...body} />}
              {leftShort !== null && <TryAgainMessage {...leftShort} />}
              {leftShort === null && nudge !== null && <TryAgainMessage text={nudge} />}
              <GrownHelp
                help={leftShort !== null && grown?.step === 'first' ? null : grown}
                step_id={step_id}
              />
            </SpeakingBuddy>
          </FeedbackPlace>
        )}
      </div>
      <TurnActions
        frame={frame}
        isReady={isReady}
        isWordVisible={view.isWordVisible?.(state)}
        submitLabel={submitLabel}
        send={send as SendFromActions}
        onCheck={asks ? check : undefined}
        keys={hasKeys ? keys : undefined}
      />
    </form>
  )
}

interface TurnTopProps extends Pick<TurnProps, 'sounds' | 'help'> {
  readonly instruction: Instruction
  /** Where the instruction changes on the way. */
  readonly heard: Set<string> | undefined
}

/** Memoised: a letter changes nothing here. */
const TurnTop = memo(function TurnTop({ sounds, instruction, heard, help }: TurnTopProps) {
  const top = useNewTaskInSight(('said' in instruction ? instruction.said : instruction).text)
  return (
    <div ref={top} className={styles.top}>
      <div className={styles.sounds}>{sounds}</div>
      <p className={styles.instruction} aria-live="polite">
        <SpokenInstruction {...{ instruction, heard }} />
      </p>
      <div className={styles.help}>{help}</div>
    </div>
  )
})

/** What was told before may have scrolled it out of a low or narrow screen. */
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

/** On a low screen scrolls to the word at the start of a turn, then to help. */
function useWordInSight() {
  const word = useRef<HTMLDivElement>(null)
  useEffect(() => {
    word.current?.scrollIntoView({ block: 'nearest' })
    word.current?.parentElement?.querySelector('[data-help]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return word
}

/** Reserved, so that nothing jumps (GIDS-13). */
function FeedbackPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // Scrolls into view when it grows below a low screen, and when a tablet is turned.
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const show = () => {
      // A message that has gone moves nothing.
      if (current.childElementCount === 0) return
      // Help comes last, and may be higher than the screen.
      const told = current.querySelector('[data-help]') ?? current
      told.scrollIntoView({ block: 'nearest' })
    }
    const watch = new MutationObserver(show)
    watch.observe(current, { childList: true, subtree: true, attributeFilter: ['data-help'] })
    window.addEventListener('resize', show)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', show)
    }
  }, [])
  return (
    <div ref={place} className={styles.feedback}>
      {children}
    </div>
  )
}

const lettersOf = ({ word }: Turn) => ({ '--word-letters': Math.max(4, word.word.length) }) as CSSProperties
