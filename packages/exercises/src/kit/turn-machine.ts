import type { TemplateName } from '@letterliaan/contract'
import type { AnswerRejected, EnterPressed, Pace, SubmitPressed, TurnEffect, TurnTransition } from './flow.ts'
import type { Machine, Wake } from './machine.ts'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'

/** What a turn may be told: the events of its flow, and what every turn knows. */
export type TurnEvent<E> = E | SubmitPressed | EnterPressed | Wake | AnswerRejected

const isEnter = (event: unknown): event is EnterPressed => (event as EnterPressed).type === 'enter'

const isSubmit = (event: unknown): event is SubmitPressed => (event as SubmitPressed).type === 'submit'

/** The answer that a button sends takes along what the button said of it: no flow needs to know. */
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
 * A turn as a machine: the template's flow, which takes Enter as its button where the template says so. The pace is asked anew
 * at each event: it may change while the child works, and what it did stays (KALM-1).
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
