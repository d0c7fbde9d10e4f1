import type { Word } from '@letterliaan/contract'
import type { Turn } from '../../kit/template.ts'
import { splitCommaList } from '../../kit/word-data.ts'
import { gapFocuses, type GapFocus } from './focuses.ts'
import { isDoubledByKlankgroep, listMistakes, soundsLike, type GraphemeInWord } from './spellings.ts'

export interface Gap {
  readonly at: number
  readonly right: string
  /** 2 to 4 spellings, including the right one, in alphabetical order. */
  readonly choices: readonly string[]
  /** How a child can decide: by ear, by klankgroep, or only by the anchor. */
  readonly decidedBy: 'ear' | 'klankgroep' | 'anchor'
}

interface Question {
  readonly grapheme: GraphemeInWord
  readonly mistakes: readonly string[]
}

const graphemesOf = (word: Word): GraphemeInWord[] => {
  const letters = splitCommaList(word.read_letters)
  const codes = splitCommaList(word.structure)
  const sounds = splitCommaList(word.structure_audio_parts)
  return letters.map((own, at) => ({
    letters: own,
    sound: sounds[at] ?? '',
    code: codes[at] ?? '',
    at,
    before: letters.slice(0, at).join(''),
    after: letters.slice(at + 1).join(''),
  }))
}

const ask = (
  graphemes: readonly GraphemeInWord[],
  anchors: readonly string[],
  focus: GapFocus,
): Question | null => {
  const mistakes = focus.mistakes ?? listMistakes
  const asked = graphemes.find(
    (grapheme) =>
      focus.asks(grapheme) &&
      mistakes(grapheme).length > 0 &&
      anchors.every((anchor) => focus.shows(anchor, grapheme)),
  )
  return asked === undefined ? null : { grapheme: asked, mistakes: mistakes(asked) }
}

/** Returns the question that the step's anchors show, else long or short, else about any sound. */
const questionOf = (word: Word, anchors: readonly string[]): Question | null => {
  const graphemes = graphemesOf(word)
  const { particular, longOrShort, anySound } = gapFocuses
  for (const focus of [...particular, longOrShort]) {
    const question = ask(graphemes, anchors, focus)
    if (question !== null) return question
  }
  for (const focus of [...particular, anySound]) {
    const question = ask(graphemes, [], focus)
    if (question !== null) return question
  }
  return null
}

export const hasGap = (word: Word): boolean => questionOf(word, []) !== null

const decidedBy = (grapheme: GraphemeInWord, wrong: readonly string[]): Gap['decidedBy'] => {
  if (wrong.some((spelling) => isDoubledByKlankgroep(grapheme, spelling))) return 'klankgroep'
  return wrong.some((spelling) => soundsLike(grapheme, spelling)) ? 'anchor' : 'ear'
}

/** Depends only on word, anchors and difficulty (the number of wrong choices), so both sides agree. */
export const chooseGap = ({ word, exercise_data, difficulty }: Turn): Gap | null => {
  const question = questionOf(
    word,
    exercise_data.anchors.map(({ name }) => name),
  )
  if (question === null) return null
  const { grapheme, mistakes } = question
  const wrong = mistakes.slice(0, difficulty)
  return {
    at: grapheme.at,
    right: grapheme.letters,
    choices: [grapheme.letters, ...wrong].toSorted(),
    decidedBy: decidedBy(grapheme, wrong),
  }
}
