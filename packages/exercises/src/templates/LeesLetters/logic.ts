import { catalogue, spoken } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { noAnswerJudge, readingData } from '../../kit/judge.ts'
import { createLetterRevealFlow, type LetterReveal, type LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasLetterSounds, hasReadLetters, splitCommaList } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Lees de letters mee'),
})

/** Shows a grapheme a second with its sound, and flips the card to the word (TPL-1, TPL-30, TPL-37). */
const leesLettersFlow = createLetterRevealFlow({
  soundsOf: ({ word }) => (hasLetterSounds(word) ? splitCommaList(word.structure_audio_parts) : []),
  withWord: [],
})

export const logic: TemplateLogic<'LeesLetters', object, LetterReveal, LetterRevealEvent> = {
  name: 'LeesLetters',
  texts,
  category: 'Verkennen',
  activity: 'reading',
  lesson: {
    name: 'Lees de letters',
    task: 'Lees elke letter hardop mee.',
    after: 'Je hebt alle woorden letter voor letter gelezen.',
    picture: 'input-latin-letters',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'] },
    ownWords: { short: 1 },
  },
  word: { shown: 'always', asked: 'in_sight', canPlay: hasReadLetters },
  judge: noAnswerJudge,
  flow: leesLettersFlow,
  turn: { opensWith: ['word'], speaks: ['part'] },
  data: readingData,
  spelling: null,
  outro: { rightWords: exerciseTexts.outro.read },
}
