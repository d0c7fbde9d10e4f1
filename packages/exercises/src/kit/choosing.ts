import type { TurnEffect, Flow } from './flow.ts'
import type { Stuck } from './stuck.ts'
import type { Turn } from './template.ts'

/** A wrong choice stays marked, so that a second tap on it does not count as another mistake. */
export interface Choosing {
  readonly chosen: string | null
  readonly tried: readonly string[]
}

export interface ChoosingEvent {
  readonly type: 'choose'
  readonly choice: string
}

export interface ChoosingStyle {
  readonly offers: (turn: Turn, choice: string) => boolean
  readonly isRight: (turn: Turn, choice: string) => boolean
  readonly placeOf: (turn: Turn) => number
  readonly answer: (turn: Turn, choice: string) => Readonly<Record<string, unknown>>
  readonly stuckAt: (turn: Turn) => Stuck | null
}

const untouched: Choosing = { chosen: null, tried: [] }

/** Posts a wrong choice at once. The right choice stays. */
export const createChoosingFlow = (style: ChoosingStyle): Flow<Choosing, ChoosingEvent> => {
  const refuse = (turn: Turn, attempt: string): TurnEffect[] => [
    { type: 'attempt', attempt, at: style.placeOf(turn) },
    { type: 'feedback', feedback: 'wrong' },
  ]
  return {
    start: () => ({ state: untouched, effects: [] }),
    next(turn, state, event) {
      const { chosen, tried } = state
      switch (event.type) {
        case 'choose': {
          const { choice } = event
          if (chosen !== null || tried.includes(choice) || !style.offers(turn, choice)) {
            return { state, effects: [] }
          }
          return style.isRight(turn, choice)
            ? { state: { chosen: choice, tried }, effects: [{ type: 'feedback', feedback: 'letter' }] }
            : { state: { chosen, tried: [...tried, choice] }, effects: refuse(turn, choice) }
        }
        case 'submit':
          return {
            state,
            effects: chosen === null ? [] : [{ type: 'answer', data: style.answer(turn, chosen) }],
          }
        case 'rejected':
          return { state: untouched, effects: [] }
        case 'wake':
          return { state, effects: [] }
      }
    },
    isFilledIn: (_turn, { chosen }) => chosen !== null,
    stuckAt: (turn, { chosen }) => (chosen === null ? style.stuckAt(turn) : null),
  }
}
