import type { Effect, Flow, Turn } from '../../kit/flow.ts'
import {
  typeHidden,
  typeTowards,
  type HiddenTyping,
  type HiddenTypingEvent,
} from '../../kit/hidden-typing.ts'
import { hideWake, hideWord, revealWord } from '../../kit/hidden-word.ts'
import { lettersOf } from '../../kit/letters.ts'
import { emptyTyping } from '../../kit/restricted-typing.ts'
import type { Task } from '../../kit/template.ts'
import { isTaskWord } from '../../kit/typed-word.ts'
import { cutWordOf } from './cuts.ts'

export interface TypKlankgroepen2State extends HiddenTyping {
  /** The klankgroepen that are typed already; null while they are being typed, with spaces between them. */
  readonly groups: readonly string[] | null
  /** What was wrong with the last cut: a letter came where the space belongs, or a space where a letter does. */
  readonly wrongCut: 'missing' | 'early' | null
}

const still = (state: TypKlankgroepen2State): Turn<TypKlankgroepen2State> => ({ state, effects: [] })

const wrongCutIn = (word: string, effects: readonly Effect[]): TypKlankgroepen2State['wrongCut'] => {
  const refused = effects.find((effect) => effect.type === 'attempt')
  if (refused === undefined || refused.at === null) return null
  if (lettersOf(word)[refused.at] === ' ') return 'missing'
  return refused.attempt === ' ' ? 'early' : null
}

const typeGroups = (task: Task, state: TypKlankgroepen2State, text: string): Turn<TypKlankgroepen2State> => {
  const cutWord = cutWordOf(task.word)
  const { state: typed, effects } = typeTowards(cutWord, state, text)
  const { input } = typed.typing
  if (lettersOf(input).length < lettersOf(cutWord).length) {
    const isFelt = effects.length > 0
    return { state: isFelt ? { ...typed, wrongCut: wrongCutIn(cutWord, effects) } : typed, effects }
  }
  const groups = lettersOf(input).slice(0, lettersOf(cutWord).length).join('').split(' ')
  return {
    state: { ...typed, groups, wrongCut: null, typing: emptyTyping },
    effects: [...effects, { type: 'feedback', feedback: 'right' }],
  }
}

const isFilledIn = (task: Task, { groups, typing, rejected }: TypKlankgroepen2State): boolean =>
  groups !== null && isTaskWord(task, typing.input) && typing.input !== rejected

/** The whole word is heard; its klankgroepen are typed with spaces between them, then the word as one (TPL-13). */
export const typKlankgroepen2Flow: Flow<TypKlankgroepen2State, HiddenTypingEvent> = {
  start: () =>
    still({ groups: null, wrongCut: null, isWordVisible: false, typing: emptyTyping, rejected: null }),
  next(task, state, event, at, pace) {
    switch (event.type) {
      case 'text':
        return state.groups === null
          ? typeGroups(task, state, event.text)
          : typeHidden(task, state, event.text)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return still(event.name === hideWake ? hideWord(state) : state)
      case 'rejected':
        return still({ ...state, rejected: state.typing.input })
      case 'submit':
        return {
          state,
          effects: isFilledIn(task, state)
            ? [{ type: 'answer', data: { groups: state.groups, answer: state.typing.input } }]
            : [],
        }
    }
  },
  isFilledIn,
}
