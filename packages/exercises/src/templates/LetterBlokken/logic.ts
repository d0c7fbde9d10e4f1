import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow } from '../../kit/flow.ts'
import {
  createHiddenWordTypingFlow,
  hasInput,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { isTypedLetter } from '../../kit/restricted-typing.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { restrictedJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { hasColors, splitLetters } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Luister en vul de blokken'),
})

const typing = createHiddenWordTypingFlow({ showsWordFirst: false, isFilledIn: hasInput })

/** TPL-33. A block accepts only its own letter. Letters after the last block are ignored. */
const letterBlokkenFlow: Flow<HiddenWordTyping, HiddenWordTypingEvent> = {
  ...typing,
  next(turn, state, event, at, pace) {
    if (event.type !== 'text') return typing.next(turn, state, event, at, pace)
    const { length } = splitLetters(turn.word.word)
    const letters = splitLetters(event.text).filter(isTypedLetter).slice(0, length)
    return typing.next(turn, state, { type: 'text', text: letters.join('') }, at, pace)
  },
}

export const logic: TemplateLogic<'LetterBlokken', TypedAnswer, HiddenWordTyping, HiddenWordTypingEvent> = {
  name: 'LetterBlokken',
  texts,
  category: 'Oefenen',
  activity: 'blocks',
  lesson: {
    name: 'Letterblokken',
    task: 'Luister naar het woord en typ in elk blok één letter.',
    after: 'Je hebt alle blokken gevuld.',
    picture: 'puzzle-piece',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'], neededForSoundAlikes: ['sentence'] },
    ownWords: { short: 1, long: 6 },
    trains: [
      'sch',
      'ng',
      'nk',
      'plakletter',
      'eer',
      'b-d',
      'tweeteken',
      'lang-kort',
      'korte-klank',
      'klinker',
      'volgorde',
      'cluster',
      'medeklinker',
    ],
  },
  word: { shown: 'peek', asked: 'in_blocks', canPlay: (word) => hasColors(word) && word.audio_word },
  judge: restrictedJudge,
  flow: letterBlokkenFlow,
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
}
