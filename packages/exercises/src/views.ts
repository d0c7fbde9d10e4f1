export { hasRoomForMusic } from './kit/room-for-music.ts'
export { ExerciseScreen, type ExerciseScreenProps } from './view-kit/shell/ExerciseScreen.tsx'
export { ToetsScreen } from './view-kit/shell/ToetsScreen.tsx'
export type { ToetsChild, ToetsScreenProps } from './view-kit/shell/toets-props.ts'
export type { ToetsPorts } from './view-kit/shell/toets-ports.ts'
export type { StepResult, PlayingChild, NextPlace } from './view-kit/shell/step-result.ts'
export type { ShownWord } from './view-kit/runner/shown-word.ts'
export type { ReportShownWord } from './view-kit/runner/useExercise.ts'
export { choosePlace, type Onward, type FindOnward } from './view-kit/shell/next-places.ts'
export type {
  EffectSound,
  ExercisePorts,
  WordSounds,
  WritingDraft,
  WritingDrafts,
} from './view-kit/runner/ports.ts'
export type { RunnerClock } from './view-kit/runner/create-runner.ts'
export { colorMeanings } from './view-kit/palette/color-meanings.ts'
export { PaintedPattern, getPaintStyle } from './view-kit/palette/PaintedPattern.tsx'
