export { ExerciseScreen, type ExerciseScreenProps } from './view-kit/shell/ExerciseScreen.tsx'
export type { Aftermath, Child, NextPlace } from './view-kit/shell/aftermath.ts'
export type { EffectSound, ExercisePorts } from './view-kit/exercise-runner/ports.ts'
export type { Clock } from './view-kit/flow-runner/createFlowRunner.ts'
