import type { Word } from '@letterliaan/contract'
import { normaliseWord, isSameWord } from '@letterliaan/rules'
import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow, RevealPressed, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  sendText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import { describeStuckTyping } from '../../kit/stuck.ts'
import { hideWakeName, hideWord, revealWord, type WordVisibility } from '../../kit/word-visibility.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { Turn, TemplateLogic } from '../../kit/template.ts'
import {
  chooseCaseDifficulty,
  freeJudge,
  typedWordData,
  type TypedAnswer,
} from '../../kit/judge-typed-word.ts'
import { hasCodes, hasColors, splitLetters } from '../../kit/word-data.ts'

export const texts = catalogue({
  listenAgain: spoken('Luister nog eens goed.'),
  advice: {
    other: spoken('Kijk nog eens naar deze letter.'),
    extra: spoken('Er staat een letter te veel.'),
    missing: spoken('Hier komt nog een letter.'),
  },
  aLetter: 'een letter',
  letters: '{count} letters: {names}.',
  wrongLetter: ' Letter {number}: {letter}.',
})

export interface WrongLetter {
  readonly letters: readonly string[]
  readonly at: number
  readonly kind: 'other' | 'extra' | 'missing'
}

/** Returns the first difference. Ignores case, unless the word needs a capital. */
export const findFirstWrongLetter = (
  turn: { readonly word: Pick<Word, 'word' | 'category'> } & Pick<Turn, 'difficulty'>,
  answer: string,
): WrongLetter => {
  const letters = splitLetters(normaliseWord(answer))
  const expected = splitLetters(turn.word.word)
  const difficulty = chooseCaseDifficulty(turn)
  const at = expected.findIndex((letter, place) => !isSameWord(letter, letters[place] ?? '', difficulty))
  if (at === -1) return { letters, at: expected.length, kind: 'extra' }
  return { letters, at, kind: at < letters.length ? 'other' : 'missing' }
}

export interface TypHintsState extends FreeTyping, WordVisibility {
  /** The first error shows the rule, the second the blocks, the third a letter. */
  readonly errors: number
}

export type TypHintsEvent = FreeTypingEvent | RevealPressed

const maxHelp = 3

const giveHelp = (state: TypHintsState): TurnTransition<TypHintsState> => ({
  state: { ...state, errors: state.errors + 1 },
  effects: state.errors < maxHelp ? [{ type: 'hint' }] : [],
})

/** Each of the first three errors adds help, which counts as a hint (TPL-15). */
const typHintsFlow: Flow<TypHintsState, TypHintsEvent> = {
  start: () => ({ state: { ...emptyFreeTyping, isWordVisible: false, errors: 0 }, effects: [] }),
  next(turn, state, event, at, pace) {
    switch (event.type) {
      case 'text':
        return { state: writeText(hideWord(state), event.text, wordTypingVariant.maxLength), effects: [] }
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return { state: event.name === hideWakeName ? hideWord(state) : state, effects: [] }
      case 'submit':
        return sendText(wordTypingVariant, turn, state)
      case 'rejected':
        return giveHelp(rejectText(state))
    }
  },
  isFilledIn: (turn, state) => canSendText(wordTypingVariant, turn, state),
  stuckAt: ({ word }) => describeStuckTyping(word.word, ''),
}

export const logic: TemplateLogic<'TypHints', TypedAnswer, TypHintsState, TypHintsEvent> = {
  name: 'TypHints',
  texts,
  category: 'Oefenen',
  activity: 'typing',
  lesson: {
    name: 'Typ met hulp',
    task: 'Typ het woord dat je hoort; lukt het niet, dan krijg je steeds meer hulp.',
    after: 'Je hebt alle woorden getypt.',
    picture: 'light-bulb',
    numWords: 8,
    sounds: { offered: ['word', 'sentence'], needed: ['word'], neededForSoundAlikes: ['sentence'] },
    ownWords: { short: 3, long: 3 },
    trains: [
      'ei-ij',
      'au-ou',
      'ch-g',
      'cht',
      'f-v',
      's-z',
      'aai',
      'eeuw',
      'ig',
      'lijk',
      'teit',
      'tie',
      'sie',
      'isch',
      'eau',
      'ch=sj',
      'g=zj',
      'ou=oe',
      'qu',
      'th',
      'é',
      'engels',
      'frans',
      'x',
      'c=s',
      'c=k',
      'y=ie',
      'apostrof',
      'koppelteken',
    ],
  },
  word: {
    shown: 'peek',
    asked: 'by_ear',
    canPlay: (word) => word.word !== '' && word.audio_word && hasColors(word) && hasCodes(word),
  },
  judge: freeJudge,
  flow: typHintsFlow,
  turn: { opensWith: ['word', 'plural'], checksWholeWord: true },
  data: typedWordData,
  spelling: typedSpelling,
  help: { ownSteps: maxHelp },
}
