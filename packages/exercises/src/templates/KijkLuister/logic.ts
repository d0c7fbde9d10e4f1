import { catalogue, spoken } from '@letterliaan/texts'
import { noAnswerJudge, readingData } from '../../kit/judge.ts'
import { createLetterRevealFlow, type LetterReveal, type LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { splitCommaList, hasLetterSounds, hasReadLetters } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Kijk en luister naar elke klank'),
  rightWords: spoken('Deze woorden heb je gezien en gehoord:'),
})

/** Like LeesLetters, but sounds have their own pace, and the word is spoken at the flip (TPL-2, TPL-37). */
const kijkLuisterFlow = createLetterRevealFlow({
  soundsOf: ({ word }) => splitCommaList(word.structure_audio_parts),
  withWord: [{ type: 'speak', sound: 'word' }],
})

export const logic: TemplateLogic<'KijkLuister', object, LetterReveal, LetterRevealEvent> = {
  name: 'KijkLuister',
  texts,
  category: 'Verkennen',
  activity: 'reading',
  lesson: {
    name: 'Kijk en luister',
    task: 'Luister naar elke klank en kijk welke letters erbij horen.',
    after: 'Je hebt alle woorden bekeken en beluisterd.',
    picture: 'eyes',
    numWords: 6,
    sounds: { offered: ['word', 'structure'], needed: ['word'] },
    ownWords: { short: 2, long: 6 },
  },
  word: {
    shown: 'always',
    asked: 'in_sight',
    canPlay: (word) => hasReadLetters(word) && hasLetterSounds(word) && word.audio_word,
  },
  judge: noAnswerJudge,
  flow: kijkLuisterFlow,
  turn: { opensWith: ['word'], speaks: ['word', 'part'] },
  data: readingData,
  spelling: null,
  outro: { rightWords: texts.rightWords },
}
