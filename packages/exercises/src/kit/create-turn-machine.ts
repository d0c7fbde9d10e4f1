import type { TemplateName } from '@letterliaan/contract'
import type { AnswerRejected, EnterPressed, Pace, SubmitPressed, TurnEffect, TurnTransition } from './flow.ts'
import type { StateMachine, Wake } from './machine.ts'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'

/** Unsaved text of an earlier visit. A flow never receives it, so its mistakes are not counted twice. */
export interface TextRestored {
  readonly type: 'restored'
  readonly text: string
}

export type TurnEvent<E> = E | SubmitPressed | EnterPressed | Wake | AnswerRejected | TextRestored

const isRestored = (event: unknown): event is TextRestored => (event as TextRestored).type === 'restored'

const isEnter = (event: unknown): event is EnterPressed => (event as EnterPressed).type === 'enter'

const isSubmit = (event: unknown): event is SubmitPressed => (event as SubmitPressed).type === 'submit'

/** Adds the child's confidence to the answer, so that flows do not need it. */
const withConfidence = <S>(
  { state, effects }: TurnTransition<S>,
  { confidence }: SubmitPressed,
): TurnTransition<S> => ({
  state,
  effects:
    confidence === undefined
      ? effects
      : effects.map((effect) => (effect.type === 'answer' ? { ...effect, confidence } : effect)),
})

/** Time that a finished turn stays visible before the next one starts (ms). */
export const finishedTurnMs = 350

const endWake = 'end-by-itself'

const isEnd = (event: unknown): boolean => (event as Wake).type === 'wake' && (event as Wake).name === endWake

/** Treats Enter as the button, and presses it if a turn ends by itself. Reads the pace each time (KALM-1). */
export const createTurnMachine = <S, E>(
  {
    flow,
    turn: { enterIsNewLine, endsByItself },
  }: Pick<TemplateLogic<TemplateName, unknown, S, E>, 'flow' | 'turn'>,
  turn: Turn,
  readPace: () => Pace,
): StateMachine<S, TurnEvent<E>, TurnEffect> => {
  const submit = (state: S, at: number) => flow.next(turn, state, { type: 'submit' }, at, readPace())
  return {
    start: (at) => flow.start(turn, at, readPace()),
    next(state, event, at) {
      if (isRestored(event)) return { state: { ...state, input: event.text }, effects: [] }
      if (isSubmit(event)) return withConfidence(flow.next(turn, state, event, at, readPace()), event)
      if (isEnd(event)) return submit(state, at)
      if (isEnter(event)) return enterIsNewLine ? { state, effects: [] } : submit(state, at)
      const next = flow.next(turn, state, event, at, readPace())
      const isDone = !flow.isFilledIn(turn, state) && flow.isFilledIn(turn, next.state)
      if (endsByItself !== true || !isDone) return next
      return {
        ...next,
        effects: [...next.effects, { type: 'wake', name: endWake, at: at + finishedTurnMs }],
      }
    },
  }
}
