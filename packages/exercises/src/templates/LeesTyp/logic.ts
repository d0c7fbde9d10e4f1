import { catalogue, spoken } from '@letterliaan/texts'
import {
  createHiddenWordTypingFlow,
  hasInput,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { restrictedJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'

export const texts = catalogue({
  instruction: spoken('Lees het woord en typ het'),
})

/** The child sees the word for a while, then types it from memory. Continuing requires a text (TPL-36). */
const leesTypFlow = createHiddenWordTypingFlow({
  showsWordFirst: true,
  isFilledIn: hasInput,
})

export const logic: TemplateLogic<'LeesTyp', TypedAnswer, HiddenWordTyping, HiddenWordTypingEvent> = {
  name: 'LeesTyp',
  texts,
  category: 'Verkennen',
  activity: 'typing',
  lesson: {
    name: 'Lees en typ',
    task: 'Lees het woord goed, want daarna verdwijnt het en typ je het zelf.',
    after: 'Je hebt alle woorden gelezen en getypt.',
    picture: 'keyboard',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'] },
    ownWords: { short: 5, long: 5 },
  },
  word: { shown: 'peek', asked: 'shown_first', canPlay: (word) => word.word !== '' },
  judge: restrictedJudge,
  flow: leesTypFlow,
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
}
