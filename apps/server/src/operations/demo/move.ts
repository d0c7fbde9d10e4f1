import { analyse, likelyErrors } from '@letterliaan/dutch'
import type { StudentExercise, TemplateName, Word } from '@letterliaan/contract'
import {
  currentTurn,
  cutsOf,
  endSoundKindsOf,
  splitCommaList,
  gapOf,
  sortingChoicesOf,
  templates,
  type Turn,
} from '@letterliaan/exercises/logic'

type Data = Record<string, unknown>

/** An organisation's own word may have no sentence. */
const sentenceWith = ({ word, sentence }: Word): string =>
  sentence === '' ? `Ik schrijf ${word}.` : sentence

/** The right answer where it is not the word itself (templates.md). */
const answers: Partial<Record<TemplateName, (turn: Turn) => Data>> = {
  LeesLetters: () => ({}),
  KijkLuister: () => ({}),
  KijkLees: () => ({}),
  KiesKlank: (turn) => ({ choice: gapOf(turn)?.right, at: gapOf(turn)?.at }),
  Klankgroepen: ({ word }) => ({ cuts: cutsOf(word), kinds: endSoundKindsOf(word) }),
  SorteerLeer: (turn) => ({ anchor: sortingChoicesOf(turn).right?.id }),
  Blokken: ({ word, exercise_data }) => ({ colors: exercise_data.colors, answer: word.word }),
  SpeurKleur1: ({ exercise_data }) => ({ colors: exercise_data.colors }),
  SpeurKleur2: ({ exercise_data }) => ({ colors: exercise_data.colors }),
  TypKlankgroepen1: ({ word }) => ({ groups: splitCommaList(word.sound_groups) }),
  TypKlankgroepen2: ({ word }) => ({ groups: splitCommaList(word.sound_groups), answer: word.word }),
  Zinnen1: ({ word }) => ({ answer: sentenceWith(word) }),
  Zinnen2: ({ word }) => ({ answer: word.sentence }),
  Verhaal: ({ word, words }) => {
    const chosen = [word, ...words.filter((other) => other !== word).slice(0, 1)]
    return {
      words: chosen.map((chosenWord) => chosenWord.word),
      answer: chosen.map(sentenceWith).join(' '),
    }
  },
  Werkboek: () => ({ downloaded: true }),
}

/** What a child that knows the word sends in the turn of a run; nothing when the run is complete. */
export function rightMove(run: StudentExercise): Data {
  const { exercise_data: shown } = run
  if (shown === null) return {}
  const turn = currentTurn(templates[shown.template], run, shown.anchors)
  if (turn === null) return {}
  return answers[shown.template]?.(turn) ?? { answer: turn.word.word }
}

/** More spellings of a word are not tried. */
const maxMisspellings = 3

/**
 * What a child sends that makes an error of its own: in a dictation a whole spelling, elsewhere the first letter of it that
 * is wrong. Of the likely ones `nth` decides which; a word without any is answered as `wrongMove` does.
 */
export function misspell(run: StudentExercise, isDictation: boolean, nth: number): Data {
  const word = run.current_word ?? ''
  const spellings = likelyErrors(analyse(word), maxMisspellings)
  const written = spellings[nth % Math.max(1, spellings.length)]?.answer
  if (written === undefined) return wrongMove(run, isDictation)
  if (isDictation) return { answer: written }
  const at = Array.from(word).findIndex((letter, place) => letter !== written[place])
  const attempt = written[at]
  return attempt === undefined ? wrongMove(run, false) : { attempt, at }
}

/** What a child sends that doubles the last letter: a wrong answer in a dictation, a wrong letter elsewhere. */
export function wrongMove({ current_word }: StudentExercise, isDictation: boolean): Data {
  const word = current_word ?? ''
  return isDictation ? { answer: word + word.slice(-1) } : { attempt: 'q', at: 0 }
}
