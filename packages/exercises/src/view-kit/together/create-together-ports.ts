import type { createTogetherRun } from '../../run/together-run.ts'
import type { ExercisePorts } from '../runner/ports.ts'

/** Ports that play and speak but send nothing: data of two children never reach a server (ADR 78). */
export type TogetherPorts = Omit<ExercisePorts, 'submit' | 'reset' | 'download' | 'reportPlace'>

export const createTogetherPorts = (
  ports: TogetherPorts,
  play: ReturnType<typeof createTogetherRun>,
): ExercisePorts => ({
  ...ports,
  submit: async (body) => play({ cheats_used: 0, hints_used: 0, ...body }),
  reset: async () => {
    throw new Error('a game for two begins again as another one')
  },
  reportPlace: () => undefined,
  download: async () => false,
})
