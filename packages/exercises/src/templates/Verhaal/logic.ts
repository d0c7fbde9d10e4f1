import type { Word } from '@letterliaan/contract'
import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import {
  createFreeTypingFlow,
  describeStuckFreeTyping,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import type { Judge, Turn, TemplateLogic, WordOutcome } from '../../kit/template.ts'
import { readTypedAnswer, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { containsWord, countOtherWords, hasWholeWord, chooseSentence } from '../../kit/words-in-text.ts'

export const texts = catalogue({
  instruction: spoken('Schrijf een verhaal met je twee woorden'),
  story: 'Jouw verhaal',
  moreToTell: spoken(
    'Wat gebeurt er met je woorden? Schrijf er nog iets bij. Of klik nog een keer op Klaar.',
  ),
  wordsLoose: exclaimed('Bijna! Schrijf je woorden los, precies zoals ze hier staan.'),
})

/** The number of words of a story (EX-3). */
export const storyWordCount = 2
/** Maximum number of characters; a child writes less. */
export const maxStoryLength = 4000

export interface VerhaalAnswer extends TypedAnswer {
  readonly words: readonly string[]
}

const readChosen = (value: unknown): readonly string[] | null =>
  Array.isArray(value) &&
  value.length === storyWordCount &&
  value.every((word): word is string => typeof word === 'string')
    ? value
    : null

const chosenWords = ({ words }: Turn, { words: chosen }: VerhaalAnswer): Word[] =>
  words.filter(({ word }) => chosen.includes(word))

const outcomesOf = (turn: Turn, story: VerhaalAnswer): WordOutcome[] => {
  const chosen = chosenWords(turn, story)
  if (chosen.length !== storyWordCount || !chosen.includes(turn.word)) {
    return [{ word: turn.word.word, right: false }]
  }
  return chosen.map(({ word }) => ({ word, right: hasWholeWord(story.answer, word, turn.difficulty) }))
}

/** The story must contain both words as separate words. */
const verhaalJudge: Judge<VerhaalAnswer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const typed = readTypedAnswer(fields, maxStoryLength)
      const words = readChosen(readOwnField(fields, 'words'))
      return typed === null || words === null ? null : { words, ...typed }
    }),
  isWrongAttempt: () => false,
  isRight: (turn, story) => outcomesOf(turn, story).every(({ right }) => right),
  outcomes: outcomesOf,
  toText: ({ answer }) => answer,
}

/** True if the story has almost no other words. It is accepted nevertheless (TPL-35). */
export const isTooShort = ({ words }: Turn, text: string): boolean => countOtherWords(text, words) < 2

/** Continuing requires both words (TPL-18, TPL-35). */
const verhaalFlow = createFreeTypingFlow({
  isFilledIn: ({ words }, input) => words.every(({ word }) => containsWord(input, word)),
  answer: ({ words }, answer) => ({ words: words.map(({ word }) => word), answer }),
  maxLength: maxStoryLength,
  asksMore: isTooShort,
  stuckAt: ({ words }) => describeStuckFreeTyping(words),
})

export const logic: TemplateLogic<'Verhaal', VerhaalAnswer, FreeTyping, FreeTypingEvent> = {
  name: 'Verhaal',
  texts,
  category: 'Oefenen',
  activity: 'writing',
  lesson: {
    name: 'Schrijf een verhaal',
    task: 'Kies twee woorden en schrijf een verhaal waarin je ze allebei gebruikt.',
    after: 'Je hebt met je twee woorden geschreven.',
    picture: 'scroll',
    numWords: 10,
    sounds: { offered: ['word'], needed: ['word'] },
    firstStep: 26,
  },
  word: { shown: 'always', asked: 'in_sight', canPlay: (word) => word.word !== '' },
  judge: verhaalJudge,
  flow: verhaalFlow,
  turn: { opensWith: ['word'], enterIsNewLine: true },
  data: {
    described:
      '`{ words, answer }`: two of the run’s words, `current_word` among them, and a text that has both; it ends the run',
    right({ word, words }) {
      const chosen = [word, ...words.filter((other) => other !== word)].slice(0, storyWordCount)
      return { words: chosen.map((own) => own.word), answer: chosen.map(chooseSentence).join(' ') }
    },
    expectedInput: ({ words }) => words.map(({ word }) => word).join(','),
  },
  spelling: null,
  run: { choosesWords: storyWordCount },
  help: { insteadOfListening: () => helpTexts.write.listen },
  outro: { writings: 'story' },
}
