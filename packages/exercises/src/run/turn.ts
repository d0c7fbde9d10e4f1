import type {
  Anchor,
  Difficulty,
  ExerciseDocument,
  ExerciseData,
  StudentExercise,
  Word,
} from '@letterliaan/contract'
import { toHex } from '@letterliaan/contract/palette'
import { findHelpAnchor, findListeningHelp, findShownAnchor } from '../kit/anchors.ts'
import type { Turn, TurnData, TemplateLogic } from '../kit/template.ts'

/** Returns data from the word and the step's anchors; the same for server and client (RUL-5). */
export const collectTurnData = (logic: TemplateLogic, word: Word, anchors: readonly Anchor[]): TurnData => {
  const findAnchor = logic.word.shown === 'always' ? findShownAnchor : findHelpAnchor
  const isTold = logic.category !== 'Dictee' || logic.turn.toldAtEnd !== true
  let anchor: Anchor | null | undefined
  return {
    word: word.word,
    // Computed on demand, because the word is shown before its help.
    get anchor() {
      if (anchor === undefined)
        anchor = (isTold ? null : findListeningHelp(anchors)) ?? findAnchor(word, anchors)
      return anchor
    },
    anchors: [...anchors],
    colors: word.colors,
    template: logic.name,
    sound_group: null,
    ...logic.data.ofWord?.(word),
  }
}

/** Returns the current turn; null if the run is complete or has no words. */
export const findCurrentTurn = (
  logic: TemplateLogic,
  run: {
    readonly words: readonly Word[]
    readonly current_word: string | null
    readonly difficulty: Difficulty
    readonly documents?: readonly ExerciseDocument[]
  },
  anchors: readonly Anchor[],
): Turn | null => {
  const word = run.words.find((candidate) => candidate.word === run.current_word)
  if (word === undefined) return null
  const { words, difficulty, documents = [] } = run
  return { word, words, documents, difficulty, exercise_data: collectTurnData(logic, word, anchors) }
}

const toExerciseData = (logic: TemplateLogic, turn: Turn): ExerciseData => ({
  ...turn.exercise_data,
  colors: turn.exercise_data.colors.map(toHex),
  ...logic.data.choicesOf?.(turn),
})

export type UnpresentedRun = Omit<StudentExercise, 'exercise_data' | 'expected_input'>

/** Fills `exercise_data` and `expected_input` for a reply of the server or a prediction of the client. */
export const fillRunData = (
  logic: TemplateLogic,
  run: UnpresentedRun,
  anchors: readonly Anchor[],
): StudentExercise => {
  const turn = findCurrentTurn(logic, run, anchors)
  return {
    ...run,
    exercise_data: turn === null ? null : toExerciseData(logic, turn),
    expected_input: turn === null ? null : (logic.data.expectedInput?.(turn) ?? turn.word.word),
  }
}
