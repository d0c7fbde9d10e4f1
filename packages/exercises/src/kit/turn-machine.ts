import type { TemplateName } from '@letterliaan/contract'
import type { AnswerRejected, EnterPressed, Pace, SubmitPressed, TurnEffect, TurnTransition } from './flow.ts'
import type { Machine, Wake } from './machine.ts'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'

export type TurnEvent<E> = E | SubmitPressed | EnterPressed | Wake | AnswerRejected

const isEnter = (event: unknown): event is EnterPressed => (event as EnterPressed).type === 'enter'

const isSubmit = (event: unknown): event is SubmitPressed => (event as SubmitPressed).type === 'submit'

/** Adds the child's confidence to the answer, so that no flow needs to know of it. */
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

/**
 * Turns Enter into the button where the template wants that. Reads the pace at each event, because it may change
 * meanwhile (KALM-1).
 */
export const turnMachine = <S, E>(
  { flow, turn: { enterIsNewLine } }: Pick<TemplateLogic<TemplateName, unknown, S, E>, 'flow' | 'turn'>,
  turn: Turn,
  readPace: () => Pace,
): Machine<S, TurnEvent<E>, TurnEffect> => ({
  start: (at) => flow.start(turn, at, readPace()),
  next(state, event, at) {
    if (isSubmit(event)) return withConfidence(flow.next(turn, state, event, at, readPace()), event)
    if (!isEnter(event)) return flow.next(turn, state, event, at, readPace())
    return enterIsNewLine
      ? { state, effects: [] }
      : flow.next(turn, state, { type: 'submit' }, at, readPace())
  },
})
