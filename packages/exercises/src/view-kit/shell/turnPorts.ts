import type { ExerciseRunner } from '../exercise-runner/createExerciseRunner.ts'
import type { ExercisePorts } from '../exercise-runner/ports.ts'
import type { FlowPorts } from '../flow-runner/createFlowRunner.ts'

/** What a flow of this turn reaches: the machine, told whose turn it was, and the sounds of its word. */
export const turnPorts = (turnNumber: number, runner: ExerciseRunner, ports: ExercisePorts): FlowPorts => ({
  speak: ({ sound, part }) => runner.replay(turnNumber, sound, part),
  attempt: (attempt, at) => runner.send({ type: 'attempt', turnNumber, attempt, at }),
  answer: (data) => runner.send({ type: 'answer', turnNumber, data }),
  feedback: (feedback) => ports.playEffect(feedback),
  cheat: () => runner.send({ type: 'cheat', turnNumber }),
  hint: () => runner.send({ type: 'hint' }),
  download: (document) => ports.download(document),
  // The machine speaks a word as its turn begins, and clears the sound itself when it is over.
  clearSound: () => undefined,
})
