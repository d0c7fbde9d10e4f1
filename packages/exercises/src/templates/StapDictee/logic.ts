import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** Typed freely with one try. Results are shown only at the end (TPL-21). */
export const logic: TemplateLogic<'StapDictee', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  name: 'StapDictee',
  category: 'Dictee',
  activity: 'dictation',
  lesson: {
    name: 'Stapdictee',
    task: 'Luister naar het woord en de zin en typ het woord; aan het eind zie je hoe het ging.',
    after: 'Je hebt het stapdictee gemaakt.',
    picture: 'chequered-flag',
    numWords: 10,
    sounds: { offered: ['word', 'sentence'], needed: ['word', 'sentence'] },
  },
  word: { shown: 'never', asked: 'by_ear', canPlay: (word) => word.word !== '' && word.audio_word },
  judge: freeJudge,
  flow: freeTypingFlow,
  turn: { opensWith: ['word', 'sentence', 'word'], tries: 1, toldAtEnd: true, checksWholeWord: true },
  data: {
    ...typedWordData,
    described: '`{ answer }`: the word; the first answer counts, whatever it is',
  },
  spelling: typedSpelling,
  run: { isDictation: true },
}
