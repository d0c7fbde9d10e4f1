import type { Word } from '@letterliaan/contract'
import { isSameWord } from '@letterliaan/rules'
import { catalogue, spoken } from '@letterliaan/texts'
import type { TurnEffect, Flow, TurnTransition } from '../../kit/flow.ts'
import {
  hasInput,
  sendInput,
  typeHiddenWord,
  typeExpectedText,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { describeStuckTyping } from '../../kit/stuck.ts'
import { hideWakeName, hideWord, revealWord } from '../../kit/word-visibility.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { emptyTyping, isWrongLetter } from '../../kit/restricted-typing.ts'
import { hasManySoundGroups, readTextList, listSoundGroups, soundGroupTags } from '../../kit/sound-groups.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { Judge, Turn, TemplateLogic } from '../../kit/template.ts'
import { isWordOfTurn, readTypedAnswer, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { splitLetters } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Typ de klankgroepen, met een spatie ertussen'),
  newGroup: spoken('Hier begint een nieuwe klankgroep. Typ eerst een spatie.'),
  notDone: spoken('Deze klankgroep is nog niet af. Typ nog een letter.'),
  typeGroups: 'Typ de klankgroepen',
  typeWord: 'Typ het hele woord',
  groupsRight: '{count} klankgroepen goed',
})

/** Returns the word as the child types it first, with spaces between the klankgroepen: 'ki kker'. */
export const toCutWord = (word: Pick<Word, 'sound_groups'>): string => listSoundGroups(word).join(' ')

export interface TypKlankgroepen2Answer extends TypedAnswer {
  readonly groups: readonly string[]
}

/** Accepts 'ki kker', then 'kikker'. Capitals count only in the second. */
const typKlankgroepen2Judge: Judge<TypKlankgroepen2Answer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const typed = readTypedAnswer(fields)
      const groups = readTextList(readOwnField(fields, 'groups'))
      return typed === null || groups === null ? null : { groups, ...typed }
    }),
  isWrongAttempt: ({ word }, attempt, at) =>
    isWrongLetter(toCutWord(word), attempt, at) || isWrongLetter(word.word, attempt, at),
  isRight: (turn, { groups, answer }) =>
    isWordOfTurn(turn, answer) && areSame(groups, listSoundGroups(turn.word)),
  toText: ({ answer }) => answer,
}

const areSame = (typed: readonly string[], right: readonly string[]): boolean =>
  typed.length === right.length && right.every((group, at) => isSameWord(group, typed[at] ?? '', 1))

export interface TypKlankgroepen2State extends HiddenWordTyping {
  /** Null while the child types them. */
  readonly groups: readonly string[] | null
  /** A letter was typed where a space belongs, or a space where a letter belongs. */
  readonly wrongCut: 'missing' | 'early' | null
}

const still = (state: TypKlankgroepen2State): TurnTransition<TypKlankgroepen2State> => ({
  state,
  effects: [],
})

const wrongCutIn = (word: string, effects: readonly TurnEffect[]): TypKlankgroepen2State['wrongCut'] => {
  const refused = effects.find((effect) => effect.type === 'attempt')
  if (refused === undefined || refused.at === null) return null
  if (splitLetters(word)[refused.at] === ' ') return 'missing'
  return refused.attempt === ' ' ? 'early' : null
}

const typeGroups = (
  turn: Turn,
  state: TypKlankgroepen2State,
  text: string,
  at: number,
): TurnTransition<TypKlankgroepen2State> => {
  const cutWord = toCutWord(turn.word)
  const { state: typed, effects } = typeExpectedText(cutWord, state, text, at)
  const { input } = typed.typing
  if (splitLetters(input).length < splitLetters(cutWord).length) {
    const isFelt = effects.length > 0
    return { state: isFelt ? { ...typed, wrongCut: wrongCutIn(cutWord, effects) } : typed, effects }
  }
  const groups = splitLetters(input).slice(0, splitLetters(cutWord).length).join('').split(' ')
  return {
    state: { ...typed, groups, wrongCut: null, typing: emptyTyping },
    effects: [...effects, { type: 'feedback', feedback: 'right' }],
  }
}

const isFilledIn = (turn: Turn, { groups, typing, rejected }: TypKlankgroepen2State): boolean =>
  groups !== null && hasInput(turn, typing.input) && typing.input !== rejected

/** The child types the klankgroepen with spaces, then the whole word (TPL-13). */
const typKlankgroepen2Flow: Flow<TypKlankgroepen2State, HiddenWordTypingEvent> = {
  start: () =>
    still({ groups: null, wrongCut: null, isWordVisible: false, typing: emptyTyping, rejected: null }),
  next(turn, state, event, at, pace) {
    switch (event.type) {
      case 'text':
        return state.groups === null
          ? typeGroups(turn, state, event.text, at)
          : typeHiddenWord(turn, state, event.text, at)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return still(event.name === hideWakeName ? hideWord(state) : state)
      case 'rejected':
        return still({ ...state, rejected: state.typing.input })
      case 'submit':
        return sendInput(
          turn,
          state,
          isFilledIn(turn, state)
            ? [{ type: 'answer', data: { groups: state.groups, answer: state.typing.input } }]
            : [],
        )
    }
  },
  isFilledIn,
  stuckAt: ({ word }, { groups, typing, rejected }) =>
    describeStuckTyping(
      groups === null ? toCutWord(word) : word.word,
      typing.input,
      rejected,
      typing.refused,
    ),
}

export const logic: TemplateLogic<
  'TypKlankgroepen2',
  TypKlankgroepen2Answer,
  TypKlankgroepen2State,
  HiddenWordTypingEvent
> = {
  name: 'TypKlankgroepen2',
  texts,
  category: 'Oefenen',
  activity: 'groups',
  lesson: {
    name: 'Knip en typ',
    task: 'Typ de klankgroepen met een spatie ertussen en typ daarna het hele woord.',
    after: 'Je hebt alle woorden geknipt en getypt.',
    picture: 'drum',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'] },
    firstStep: 17,
    trains: soundGroupTags,
  },
  word: {
    shown: 'peek',
    asked: 'by_ear',
    suitsSome: true,
    // A space in the word itself ('s avonds) looks like a cut.
    canPlay: (word) => hasManySoundGroups(word) && word.audio_word && !word.word.includes(' '),
  },
  judge: typKlankgroepen2Judge,
  flow: typKlankgroepen2Flow,
  turn: { opensWith: ['word'] },
  data: {
    described: '`{ groups, answer }`: the word in its `sound_groups`, then whole',
    right: ({ word }) => ({ groups: listSoundGroups(word), answer: word.word }),
  },
  spelling: {
    ...typedSpelling,
    // The log does not say whether spaces count in `at`; a space is a cut, which spells nothing.
    writtenBy: (word, move) =>
      move.kind === 'attempt' &&
      (move.input === ' ' || (move.place ?? 0) >= splitLetters(listSoundGroups(word)[0] ?? '').length)
        ? null
        : typedSpelling.writtenBy(word, move),
  },
}
