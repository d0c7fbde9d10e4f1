import { adviseOnForm } from '@letterliaan/dutch/verbs'
import type { Flow, TextTyped, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  sendText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
} from '../../kit/free-typing-flow.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { toWholeSpelling } from '../../kit/spelling.ts'
import { describeStuckTyping, type Stuck } from '../../kit/stuck.ts'
import type { Judge, TemplateLogic, Turn } from '../../kit/template.ts'
import { noEnding, listQuestions, listQuestionsOfTurn, type VerbQuestion } from './questions.ts'
import { nameChoice } from './names.ts'
import { findGapInSentence } from './sentence.ts'
import { texts } from './texts.ts'

export { texts }

export interface WerkwoordState extends FreeTyping {
  /** Number of answered questions, so also the index of the current one. */
  readonly answered: number
  readonly tried: readonly string[]
  readonly isTyping: boolean
}

export type WerkwoordEvent =
  | TextTyped
  | { readonly type: 'choose'; readonly choice: string }
  /** The child knows the form. The rest of the scheme is skipped, and the answer counts the same. */
  | { readonly type: 'know' }

export const findQuestionToAsk = (turn: Pick<Turn, 'word'>, state: WerkwoordState): VerbQuestion | null =>
  state.isTyping ? null : (listQuestionsOfTurn(turn)[state.answered] ?? null)

const choose = (turn: Turn, state: WerkwoordState, choice: string): TurnTransition<WerkwoordState> => {
  const question = findQuestionToAsk(turn, state)
  if (question === null || state.tried.includes(choice) || !question.choices.includes(choice))
    return { state, effects: [] }
  if (choice !== question.right)
    return {
      state: { ...state, tried: [...state.tried, choice] },
      effects: [
        { type: 'attempt', attempt: choice, at: state.answered },
        { type: 'feedback', feedback: 'wrong' },
      ],
    }
  const answered = state.answered + 1
  const isTyping = answered >= listQuestionsOfTurn(turn).length
  return {
    state: { ...state, answered, tried: [], isTyping },
    effects: [{ type: 'feedback', feedback: 'letter' }],
  }
}

/** Shows pieces up to the asked one, because the child chooses later ones itself. */
const stuckChoosing = ({ word }: Turn, answered: number): Stuck => ({
  task: 'choose',
  pieces: listQuestions(word)
    .slice(0, answered + 1)
    .map((question) => nameChoice(question, question.right)),
  at: answered,
  isShown: false,
})

/** Number of wrong forms that only get the rule. After these the form may be shown. */
const rejectionsWithoutHelp = 2

/** A mistake at another question shows nothing of this one or of the form. */
const stuckAt = (turn: Turn, { isTyping, answered, tried, rejections }: WerkwoordState): Stuck | null => {
  if (isTyping) return rejections > rejectionsWithoutHelp ? describeStuckTyping(turn.word.word, '') : null
  return tried.length === 0 ? null : stuckChoosing(turn, answered)
}

const werkwoordFlow: Flow<WerkwoordState, WerkwoordEvent> = {
  start: () => ({
    state: { ...emptyFreeTyping, answered: 0, tried: [], isTyping: false },
    effects: [],
  }),
  next(turn, state, event) {
    switch (event.type) {
      case 'choose':
        return choose(turn, state, event.choice)
      case 'know':
        return { state: { ...state, tried: [], isTyping: true }, effects: [] }
      case 'text':
        return state.isTyping
          ? { state: writeText(state, event.text, wordTypingVariant.maxLength), effects: [] }
          : { state, effects: [] }
      case 'submit':
        return sendText(wordTypingVariant, turn, state)
      case 'rejected':
        return { state: rejectText(state), effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (turn, state) => state.isTyping && canSendText(wordTypingVariant, turn, state),
  stuckAt,
  asksFirst: (turn, state) => (findQuestionToAsk(turn, state) === null ? null : 'choose'),
}

/** An attempt is a wrong choice in the scheme. The answer is the form. */
const werkwoordJudge: Judge<TypedAnswer> = {
  ...freeJudge,
  isWrongAttempt(turn, attempt, at) {
    const question = listQuestionsOfTurn(turn)[at ?? -1]
    return question !== undefined && question.choices.includes(attempt) && question.right !== attempt
  },
}

/** Returns the rule's advice on a wrong ending; null if it has none. */
export const adviseOnEnding = ({ word: { verb } }: Pick<Turn, 'word'>, choice: string): string | null =>
  verb === undefined ? null : adviseOnForm(verb, choice === noEnding ? '' : choice)

export const logic: TemplateLogic<'Werkwoord', TypedAnswer, WerkwoordState, WerkwoordEvent> = {
  name: 'Werkwoord',
  texts,
  category: 'Oefenen',
  activity: 'rules',
  lesson: {
    name: 'Werkwoord in de zin',
    task: 'Kies wie het doet en wanneer, bouw het werkwoord en typ het in de zin.',
    after: 'Je hebt in elke zin het werkwoord geschreven.',
    picture: 'gear',
    numWords: 6,
    sounds: { offered: ['sentence'], needed: ['sentence'] },
    firstStep: 101,
    trains: [
      'ww-t',
      'ww-geen-t',
      'ww-stam',
      'ww-nu-vd',
      'ww-te-de',
      'ww-dubbel',
      'ww-sterk',
      'ww-vd',
      'ww-bn',
      'ww-n',
      'ww-tijd',
    ],
  },
  word: {
    shown: 'never',
    asked: 'in_sentence',
    suitsSome: true,
    canPlay: (word) =>
      word.audio_sentence &&
      listQuestions(word).length > 0 &&
      findGapInSentence(word.sentence, word.word) !== null,
  },
  judge: werkwoordJudge,
  flow: werkwoordFlow,
  turn: { opensWith: ['sentence'], checksWholeWord: true },
  data: {
    ...typedWordData,
    described: '`{ answer }`: the word, which is the form of `word.verb` that its sentence asks',
  },
  spelling: { writtenBy: (_word, { kind, input }) => (kind === 'answer' ? toWholeSpelling(input) : null) },
  help: { ownSteps: 3 },
  outro: { written: () => null },
}
