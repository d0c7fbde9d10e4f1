export type * from './kit/template.ts'
export type * from './kit/flow.ts'
export { judgeMove } from './kit/judge.ts'
export { colorNames, normaliseColor, palette } from '@letterliaan/contract/palette'
export { makePace } from './kit/flow.ts'
export { splitCommaList, splitLetters } from './kit/word-data.ts'
export { findWholeWords } from './kit/words-in-text.ts'
export { makeAnchorId } from './kit/anchors.ts'
export { findKindOfCategory, type WordKind } from './kit/word-kinds.ts'
export { addAnchors } from './kit/add-anchors.ts'
export { isMisspelling } from './templates/Zinnen2/misspelling.ts'
export { chooseAnchorsToSort } from './templates/SorteerLeer/choose-anchors-to-sort.ts'
export { listRulesOfCategories } from './templates/StappenPlan/rules.ts'
export type { SortingStep } from './templates/SorteerLeer/choose-anchors-to-sort.ts'
export {
  colouringTemplateNames,
  getLesson,
  paperTemplateNames,
  isGame,
  recipeTemplates,
  templates,
  writingTemplateNames,
  type RecipeTemplate,
} from './templates/registry.ts'
export type {
  DictatedWord,
  SentenceFault,
  WordToSpell,
  WrittenWord,
  LoggedWrongMove,
} from './kit/spelling.ts'
export { sentenceCategories } from './kit/spelling.ts'
export type {
  ExerciseState,
  ExerciseProgress,
  ExerciseEffect,
  ExerciseEvent,
  ExerciseSetup,
  ExerciseTransition,
  ExercisePart,
} from './run/exercise-state.ts'
export { openExercise } from './run/open.ts'
export { advanceExercise, canBegin } from './run/advance.ts'
export { applyVerdict } from './run/apply-verdict.ts'
export { hideOutcomes } from './run/hide-outcomes.ts'
export { playMove, collectPlayRules } from './run/play-move.ts'
export { predictMove } from './run/play-move.ts'
export type { SentMove } from './run/apply-verdict.ts'
export type { PlayResult, PlayRules } from './run/play-move.ts'
export { listAvailableSounds } from './run/sounds.ts'
export { findCurrentTurn, collectTurnData, fillRunData } from './run/turn.ts'
export type { UnpresentedRun } from './run/turn.ts'
