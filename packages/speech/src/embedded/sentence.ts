import type { SoundGroup } from '../request.ts'
import { toPhonemeText } from './mnemonics.ts'
import { pronounceSplit } from './pronounce-split.ts'

export interface EmphasisedWord {
  readonly word: string
  readonly groups: readonly SoundGroup[]
}

/** Unstressed function words, which the synthesiser speaks lightly. */
const littleWords = new Set(
  `aan af al als bij binnen daar dan dat de den der deze die dit door dus een eens en er ga ging haar had hadden heb
  hebben hebt heeft hem hen het hij hoe hun ik in is ja je jij jou jouw kan kon kun kunnen kunt maar mag me met mij mijn mocht
  moet moeten na naar nee niet nog nu of om ons ook op over te tegen ten ter toch toe toen tot u uit uw van voor waar
  wanneer want waren was wat we wel wie wij wil willen word worden wordt zal ze zich zij zijn zo zonder zou zouden zullen`.split(
    /\s+/,
  ),
)

/** Words that the synthesiser's letter rules read right and our sounds wrong. */
const readBetterByLetters = new Set(
  `boutique carrousel chat chips computer eruit fabriek genie omhoog opzij overal parachute positie regent tablet vanaf
  vanavond vanuit vlakbij woensdags`.split(/\s+/),
)

/** Returns false if `pronounce` is unsure, so that the synthesiser reads the word. */
function isSaidBySounds(word: string): boolean {
  return !littleWords.has(word) && !readBetterByLetters.has(word) && pronounceSplit(word).unsure.length === 0
}

export function toSentenceText(text: string, practised?: EmphasisedWord): string {
  const wanted = practised?.word.toLowerCase()
  return text.normalize('NFC').replace(/\p{L}(?:[\p{L}'’-]*\p{L})?|[&<[\]]/gu, (piece) => {
    const word = piece.toLowerCase().replace('’', "'")
    if (practised && word === wanted) return toPhonemeText(practised.groups)
    if (isMark(piece)) return escapeMark(piece)
    return isSaidBySounds(word) ? toPhonemeText(pronounceSplit(word).groups) : piece
  })
}

const isMark = (piece: string): boolean => /^[&<[\]]$/.test(piece)

/** Escapes XML and square brackets, which the synthesiser reads as markup and phonemes. */
function escapeMark(piece: string): string {
  if (piece === '&') return '&amp;'
  return piece === '<' ? '&lt;' : ' '
}
