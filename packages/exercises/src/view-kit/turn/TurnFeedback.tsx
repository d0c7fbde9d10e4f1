import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { chooseHelp, explainSent, chooseNudge } from '../../kit/help.ts'
import { GrownHelp } from '../feedback/GrownHelp.tsx'
import { LazyTooEarly } from '../feedback/LazyTooEarly.tsx'
import { SpeakingBuddy, TryAgainMessage } from '../feedback/TryAgainMessage.tsx'
import type { SeenMove } from '../feedback/WrongMove.tsx'
import type { BodyProps, TemplateView, TurnProps } from './template-view.ts'
import styles from './TurnView.module.css'

export interface TurnFeedbackProps<S, E> extends Pick<TurnProps, 'told' | 'buddy_id' | 'wrongMoves'> {
  readonly view: TemplateView<S, E>
  readonly body: BodyProps<S, E>
  readonly wrongMove: SeenMove | null
  /** True if the button was pressed too early in this state. */
  readonly isEarly: boolean
}

/** Drawn after the letter itself, as help takes longer than a key may (performance.md, Playing). */
export function TurnFeedback<S, E>(props: TurnFeedbackProps<S, E>) {
  const { view, body, wrongMove, wrongMoves, isEarly, told, buddy_id } = props
  const seen = useMemo(
    () => ({ body, wrongMove, wrongMoves, isEarly, told }),
    [body, wrongMove, wrongMoves, isEarly, told],
  )
  const drawn = useDeferredValue(seen)
  return (
    <FeedbackPlace>
      <SteadyFeedbackLines {...{ view, buddy_id }} {...drawn} />
    </FeedbackPlace>
  )
}

function FeedbackLines<S, E>(props: TurnFeedbackProps<S, E>) {
  const { view, body, wrongMove, wrongMoves, isEarly, told, buddy_id } = props
  const { turn, state, step_id } = body
  const { logic } = view
  const grown = chooseHelp(logic, turn, state, wrongMoves, wrongMove?.attempt)
  const isFirstToTell = view.Feedback === undefined || view.leavesNudge?.(state) === true
  const sent = explainSent(logic, turn, state, told)
  const nudge =
    wrongMove !== null && grown === null && isFirstToTell
      ? chooseNudge(logic, turn, state, wrongMove.attempt)
      : null
  return (
    <SpeakingBuddy value={buddy_id}>
      {view.Feedback !== undefined && !(view.yieldsToHelp && grown) && <view.Feedback {...body} />}
      {sent !== null && <TryAgainMessage {...sent} />}
      {sent === null && nudge !== null && <TryAgainMessage text={nudge.line} shown={nudge.shown} />}
      {isEarly && grown === null && nudge === null && (
        <Suspense fallback={null}>
          <LazyTooEarly {...{ logic, turn, state }} />
        </Suspense>
      )}
      <GrownHelp help={sent !== null && grown?.step === 'first' ? null : grown} step_id={step_id} />
    </SpeakingBuddy>
  )
}

const SteadyFeedbackLines = memo(FeedbackLines) as typeof FeedbackLines

/** Reserved room, so that nothing moves (GIDS-13). */
function FeedbackPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // Scrolls into view when it grows below a low screen, and when a tablet is turned.
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const show = () => {
      // The end of a message moves nothing.
      if (current.childElementCount === 0) return
      // Help is last, and may be higher than the screen.
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
    <div ref={place} className={styles.feedback} data-feedback>
      {children}
    </div>
  )
}
