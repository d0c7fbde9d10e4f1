import type { DetailedResult, StudentExercise, ToldSlip } from '@letterliaan/contract'
import type { TemplateLogic, Verdict } from '@letterliaan/exercises/logic'
import { diagnoseMove, type MoveDiagnosis } from '../diagnosis/diagnose-move.ts'
import { readWrittenWord, type LoggedWrongMove } from '../diagnosis/written-word.ts'
import type { TaughtWord } from '../../../curriculum/index.ts'
import type { EndedWord } from '../../knowledge/turn-evidence.ts'

export interface PlayedMove {
  readonly verdict: Extract<Verdict, { kind: 'attempt' | 'answer' }>
  readonly word: string
  readonly place: number | null
}

export interface MovedWord {
  readonly word_id: number
  readonly is_right: boolean
  readonly error_class: string | null
}

export interface MoveConclusion {
  readonly run: StudentExercise
  readonly moved: readonly MovedWord[]
  readonly ended: readonly EndedWord[]
}

export type FindTaughtWord = (text: string) => TaughtWord

/** Concludes a live or replayed move. A StapDictee and a Test give feedback only at the end. */
export function concludeMove(
  logic: TemplateLogic,
  find: FindTaughtWord,
  before: StudentExercise,
  after: StudentExercise,
  move: PlayedMove,
): MoveConclusion {
  const { verdict, place } = move
  const outcomes = verdict.kind === 'answer' ? verdict.words : [{ word: move.word, right: false }]
  const explanations = new Map<string, ToldSlip>()
  const moved = outcomes.map(({ word, right }): MovedWord => {
    const taught = find(word)
    const wrong = { kind: verdict.kind, input: verdict.input, place }
    const diagnosis: MoveDiagnosis = right
      ? { error_class: null, feedback: null, is_rebuilt: false }
      : diagnoseMove(logic.name, taught, wrong)
    if (!right && !logic.turn.toldAtEnd) explanations.set(word, tellOfWord(logic, taught, wrong, diagnosis))
    return { word_id: taught.word.id, is_right: right, error_class: diagnosis.error_class }
  })
  const ended = after.detailed_results
    .filter(({ word, completed }) => completed && !wasCompleted(before, word))
    .map((result): EndedWord => {
      const { num_errors, hints_used, cheats_used } = result
      return { taught: find(result.word), turn: { num_errors, hints_used, cheats_used } }
    })
  return { run: withFeedback(logic, find, after, explanations), moved, ended }
}

const wasCompleted = ({ detailed_results }: StudentExercise, word: string): boolean =>
  detailed_results.some((result) => result.word === word && result.completed)

function tellOfWord(
  { name, outro }: TemplateLogic,
  { word }: TaughtWord,
  wrong: LoggedWrongMove,
  { feedback, is_rebuilt }: MoveDiagnosis,
): ToldSlip {
  const spelling = readWrittenWord(name, word, wrong)
  const told = spelling === null ? (outro?.written?.(wrong.input) ?? null) : null
  return {
    ...(feedback !== null && { feedback }),
    ...(told !== null && { written: told }),
    ...(spelling && { written: spelling.written, is_unfinished: spelling.is_unfinished, is_rebuilt }),
  }
}

function withFeedback(
  logic: TemplateLogic,
  find: FindTaughtWord,
  run: StudentExercise,
  explanations: ReadonlyMap<string, ToldSlip>,
): StudentExercise {
  const isTold = !logic.turn.toldAtEnd ? explanations.size > 0 : run.is_complete
  if (!isTold) return run
  const tellAtTheEnd = ({ word, last_answer }: DetailedResult): ToldSlip => {
    const wrong = { kind: 'answer', input: last_answer ?? '', place: null } as const
    return tellOfWord(logic, find(word), wrong, diagnoseMove(logic.name, find(word), wrong))
  }
  return {
    ...run,
    detailed_results: run.detailed_results.map((result) =>
      Object.assign(
        {},
        result,
        explanations.has(result.word) && firstSlip(logic, result),
        !logic.turn.toldAtEnd || result.success ? explanations.get(result.word) : tellAtTheEnd(result),
      ),
    ),
  }
}

/** Records the first wrong attempt, which is shown at the end. A dictation shows the last attempt. */
function firstSlip({ turn }: TemplateLogic, result: DetailedResult): Pick<DetailedResult, 'first_slip'> {
  const { feedback, written, is_unfinished, is_rebuilt, first_slip } = result
  if (turn.tries !== undefined || written === undefined || first_slip !== undefined) return {}
  return {
    first_slip: {
      written,
      ...(feedback !== undefined && { feedback }),
      ...(is_unfinished !== undefined && { is_unfinished }),
      ...(is_rebuilt !== undefined && { is_rebuilt }),
    },
  }
}
