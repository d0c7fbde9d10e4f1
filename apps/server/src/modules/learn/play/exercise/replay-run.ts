import type { StudentExercise } from '@letterliaan/contract'
import { applyVerdict, fillRunData, type PlayRules, type Verdict } from '@letterliaan/exercises/logic'
import type { AnswerRow } from './queries.ts'
import { concludeMove, type MoveConclusion, type FindTaughtWord } from './conclude-move.ts'

export type LoggedMove = readonly [AnswerRow, ...AnswerRow[]]

export interface ReplayedMove extends MoveConclusion {
  readonly rows: LoggedMove
}

export interface ReplayedMoves {
  readonly run: StudentExercise
  readonly moves: readonly ReplayedMove[]
}

/** Replays a run with its logged verdicts, without judging again. `fresh`: the run before its first move. */
export function replayRun(
  { logic, policy, anchors }: PlayRules,
  fresh: StudentExercise,
  answers: readonly AnswerRow[],
  find: FindTaughtWord,
): ReplayedMoves {
  let run = fresh
  const moves: ReplayedMove[] = []
  for (const rows of byMove(answers)) {
    const [first] = rows
    const verdict = verdictOf(rows)
    const sent = {
      word: first.word,
      data: {},
      time: first.time_ms,
      cheats_used: first.cheats,
      hints_used: first.hints,
    }
    const outcome = applyVerdict(logic, policy, run, verdict, sent)
    if (outcome.kind === 'refused') continue
    const after = { ...outcome.run, started_at: run.started_at ?? first.created_at }
    const conclusion = concludeMove(logic, find, run, after, {
      verdict,
      word: first.word,
      place: first.place,
    })
    run = conclusion.run
    moves.push({ ...conclusion, rows })
  }
  return { run: moves.length === 0 ? run : fillRunData(logic, run, anchors), moves }
}

/** Groups the rows by move. The first row of a move has part 0. */
function byMove(answers: readonly AnswerRow[]): LoggedMove[] {
  const moves: [AnswerRow, ...AnswerRow[]][] = []
  for (const answer of answers) {
    const current = moves.at(-1)
    if (answer.part === 0 || current === undefined) moves.push([answer])
    else current.push(answer)
  }
  return moves
}

function verdictOf(rows: LoggedMove): Extract<Verdict, { kind: 'attempt' | 'answer' }> {
  const [{ kind, input }] = rows
  if (kind === 'attempt') return { kind, input }
  const words = rows.map(({ word, is_right }) => ({ word, right: is_right }))
  return { kind, input, words, right: words.every(({ right }) => right) }
}
