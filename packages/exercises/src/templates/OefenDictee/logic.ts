import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** Typed freely. The child sees whether the answer is right, and has a second try (TPL-20). */
export const logic: TemplateLogic<'OefenDictee', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  name: 'OefenDictee',
  category: 'Dictee',
  activity: 'dictation',
  lesson: {
    name: 'Oefendictee',
    task: 'Luister naar het woord en de zin en typ het woord; je krijgt twee kansen.',
    after: 'Je hebt het oefendictee gemaakt.',
    picture: 'memo',
    numWords: 10,
    sounds: { offered: ['word', 'sentence'], needed: ['word', 'sentence'] },
  },
  word: { shown: 'never', asked: 'by_ear', canPlay: (word) => word.word !== '' && word.audio_word },
  judge: freeJudge,
  flow: freeTypingFlow,
  turn: { opensWith: ['word', 'sentence', 'word'], tries: 2, checksWholeWord: true },
  data: {
    ...typedWordData,
    described: '`{ answer }`: the word; the second answer counts, whatever it is',
  },
  spelling: typedSpelling,
  run: { isDictation: true },
}
