import type { StudentExercise } from '@letterliaan/contract'
import { hideOutcomes, recallOutcomes } from './hide-outcomes.ts'
import { playMove, type Play, type PlayRules, type SentMove } from './play-move.ts'

/**
 * What the server will tell of a move on a run that it told: `playMove`, with the outcomes hidden that the server hides too.
 * Never throws.
 */
export const predictMove = (rules: PlayRules, told: StudentExercise, sent: SentMove): Play => {
  const { logic, anchors } = rules
  const play = playMove(rules, recallOutcomes(logic, told, anchors), sent)
  return { ...play, run: hideOutcomes(logic, play.run) }
}
