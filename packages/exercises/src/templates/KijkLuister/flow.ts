import { letterRevealFlow } from '../../kit/letter-reveal.ts'
import { entriesOf } from '../../kit/letters.ts'

/** As LeesLetters, with each grapheme's sound at the pace of sounds, and the word when the card flips (TPL-2, TPL-37). */
export const kijkLuisterFlow = letterRevealFlow({
  soundsOf: ({ word }) => entriesOf(word.structure_audio_parts),
  withWord: [{ type: 'speak', sound: 'word' }],
})
