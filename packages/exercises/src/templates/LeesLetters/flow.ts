import { letterRevealFlow } from '../../kit/letter-reveal.ts'

/** The graphemes appear one a second without sound; the card flips to the whole word (TPL-1, TPL-30). */
export const leesLettersFlow = letterRevealFlow({ soundsOf: () => [], withWord: [] })
