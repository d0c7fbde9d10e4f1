import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import {
  createFreeTypingFlow,
  describeStuckFreeTyping,
  maxSentenceLength,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/judge-typed-word.ts'
import { containsWord, countOtherWords, sentenceJudge, chooseSentence } from '../../kit/words-in-text.ts'

export const texts = catalogue({
  instruction: spoken('Schrijf zelf een zin met dit woord'),
  makeSentence: spoken('Maak er een zin van. Of klik nog een keer op Klaar.'),
  wordLoose: exclaimed('Bijna! Schrijf het woord los, precies zoals het hier staat.'),
})

/** True if the text is only the word. It is accepted nevertheless (TPL-35). */
export const isWordAlone = ({ word }: Turn, text: string): boolean => countOtherWords(text, [word]) < 1

/** The child writes its own sentence with a given word. Continuing requires the word (TPL-16, TPL-35). */
const zinnen1Flow = createFreeTypingFlow({
  isFilledIn: ({ word }, input) => containsWord(input, word.word),
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
  asksMore: isWordAlone,
  stuckAt: ({ word }) => describeStuckFreeTyping([word]),
})

export const logic: TemplateLogic<'Zinnen1', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  name: 'Zinnen1',
  texts,
  category: 'Oefenen',
  activity: 'writing',
  lesson: {
    name: 'Maak een zin',
    task: 'Bedenk bij elk woord een zin en schrijf die op.',
    after: 'Je hebt met elk woord een zin bedacht.',
    picture: 'writing-hand',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'] },
    firstStep: 11,
    ownWords: { short: 5, long: 5 },
  },
  word: { shown: 'always', asked: 'in_sight', canPlay: (word) => word.word !== '' },
  judge: sentenceJudge,
  flow: zinnen1Flow,
  turn: { opensWith: ['word'], enterIsNewLine: true },
  data: {
    described: '`{ answer }`: a sentence with the word in it',
    right: ({ word }) => ({ answer: chooseSentence(word) }),
  },
  spelling: null,
  help: { insteadOfListening: () => helpTexts.write.listen },
  outro: { writings: 'own-sentences' },
}
