import { freeTypingFlow, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** Unlike a dictation it continues where it was left. One try (TPL-19; rules.md, Comparison of words). */
export const logic: TemplateLogic<'Test', TypedAnswer, FreeTyping, FreeTypingEvent> = {
  name: 'Test',
  category: 'Dictee',
  activity: 'dictation',
  lesson: null,
  word: { shown: 'never', asked: 'by_ear', canPlay: (word) => word.word !== '' && word.audio_word },
  judge: freeJudge,
  flow: freeTypingFlow,
  turn: { opensWith: ['word', 'sentence', 'word'], tries: 1, toldAtEnd: true, checksWholeWord: true },
  data: typedWordData,
  spelling: typedSpelling,
  help: { never: true },
}
