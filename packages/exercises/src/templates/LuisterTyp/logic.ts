import {
  createHiddenWordTypingFlow,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { isWordOfTurn, restrictedJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'

/** The button is enabled only if the input equals the word (TPL-36). Before that a tap on it acts as Enter. */
const luisterTypFlow = createHiddenWordTypingFlow({ showsWordFirst: false, isFilledIn: isWordOfTurn })

export const logic: TemplateLogic<'LuisterTyp', TypedAnswer, HiddenWordTyping, HiddenWordTypingEvent> = {
  name: 'LuisterTyp',
  category: 'Oefenen',
  activity: 'listening',
  lesson: {
    name: 'Luister en typ',
    task: 'Luister naar het woord en typ het.',
    after: 'Je hebt naar alle woorden geluisterd en ze getypt.',
    picture: 'headphone',
    numWords: 10,
    sounds: {
      offered: ['word', 'sentence'],
      needed: ['word'],
      neededForSoundAlikes: ['sentence'],
      neededForLonger: ['plural'],
    },
    ownWords: { short: 2, long: 2 },
    trains: ['d-t', 'b-p'],
  },
  word: { shown: 'peek', asked: 'by_ear', canPlay: (word) => word.word !== '' && word.audio_word },
  judge: restrictedJudge,
  flow: luisterTypFlow,
  turn: { opensWith: ['word', 'plural'] },
  data: typedWordData,
  spelling: typedSpelling,
}
