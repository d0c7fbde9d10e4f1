import type { AnswerData, Judge, ParsedMove, TemplateData, TemplateLogic, Turn, Verdict } from './template.ts'

/** Longer than any word or sentence. A longer text is refused. */
const maxTextLength = 200
const maxAttemptLength = 40

/** Returns an own field of the data, never one of its prototype. */
export const readOwnField = (data: AnswerData, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined

export const readText = (value: unknown, maxLength = maxTextLength): string | null =>
  typeof value === 'string' && value.length <= maxLength ? value : null

/** Reads `{ attempt, at? }`; null if `data` is not an attempt. */
const readAttempt = (data: AnswerData): ParsedMove<never> | null => {
  const attempt = readOwnField(data, 'attempt')
  if (attempt === undefined) return null
  const at = readOwnField(data, 'at') ?? null
  const isPlace =
    at === null || (typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < maxTextLength)
  return typeof attempt === 'string' && attempt.length <= maxAttemptLength && isPlace
    ? { kind: 'attempt', attempt, at }
    : { kind: 'unreadable' }
}

export const parseMove = <A>(data: AnswerData, readAnswer: (data: AnswerData) => A | null): ParsedMove<A> => {
  const attempt = readAttempt(data)
  if (attempt !== null) return attempt
  const answer = readAnswer(data)
  return answer === null ? { kind: 'unreadable' } : { kind: 'answer', answer }
}

/** Used by server and client. 'ignored': an attempt that is not wrong. Never throws: returns 'unreadable'. */
export const judgeMove = ({ judge }: Pick<TemplateLogic, 'judge'>, turn: Turn, data: AnswerData): Verdict => {
  const reading = judge.read(data)
  switch (reading.kind) {
    case 'unreadable':
      return reading
    case 'attempt':
      return judge.isWrongAttempt(turn, reading.attempt, reading.at)
        ? { kind: 'attempt', input: reading.attempt }
        : { kind: 'ignored' }
    case 'answer': {
      const right = judge.isRight(turn, reading.answer)
      const words = judge.outcomes?.(turn, reading.answer) ?? [{ word: turn.word.word, right }]
      return {
        kind: 'answer',
        right,
        input: judge.toText(reading.answer, turn),
        words: right ? words : words.filter((word) => !word.right),
      }
    }
  }
}

export const noAnswerJudge: Judge<object> = {
  read: (data) => parseMove(data, (fields) => (Object.keys(fields).length === 0 ? {} : null)),
  isWrongAttempt: () => false,
  isRight: () => true,
  toText: () => '',
}

export const readingData: TemplateData = { described: '`{}`: read along', right: () => ({}) }
