import { letterRevealFlow } from '../../kit/letter-reveal.ts'
import { entriesOf } from '../../kit/letters.ts'

/** As LeesLetters with each grapheme's sound, at the pace of sounds, and the word when the card flips (TPL-2, TPL-37). */
export const kijkLuisterFlow = letterRevealFlow({
  letterMs: (pace) => pace.soundMs,
  withLetter: ({ word }, at) => {
    const part = entriesOf(word.structure_audio_parts)[at]
    return part === undefined || part === '' ? [] : [{ type: 'speak', sound: 'part', part }]
  },
  withWord: () => [{ type: 'speak', sound: 'word' }],
})
