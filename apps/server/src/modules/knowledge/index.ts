export {
  foldStudent,
  foldWaiting,
  isAnyoneWaiting,
  isWaiting,
  readMemoryParameters,
  startFolding,
} from './fold-student.ts'
export { foldTurn, type Knowledge, knowNothing } from './fold.ts'
export { type DifficultyOf, readDifficulties } from './item-difficulty.ts'
export { priorDifficultyOf } from './learn.ts'
export { storeTurns, tellsOfMemory } from './pending-turns.ts'
export { type EndedWord, toEvidence, type WrongRow } from './turn-evidence.ts'
