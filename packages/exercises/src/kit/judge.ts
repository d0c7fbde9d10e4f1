import type { AnswerData, Judge, ParsedMove, TemplateData, TemplateLogic, Turn, Verdict } from './template.ts'

/** Longer than any word or sentence that a child types here; a longer text is not accepted as an answer. */
const maxTextLength = 200
const maxAttemptLength = 40

/** An own field of what a client sent; nothing of a prototype is ever read. */
export const ownField = (data: AnswerData, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined

/** A text of at most `maxLength` characters. */
export const readText = (value: unknown, maxLength = maxTextLength): string | null =>
  typeof value === 'string' && value.length <= maxLength ? value : null

/** `{ attempt, at? }` as an attempt, null when the data is no attempt at all. */
const readAttempt = (data: AnswerData): ParsedMove<never> | null => {
  const attempt = ownField(data, 'attempt')
  if (attempt === undefined) return null
  const at = ownField(data, 'at') ?? null
  const isPlace =
    at === null || (typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < maxTextLength)
  return typeof attempt === 'string' && attempt.length <= maxAttemptLength && isPlace
    ? { kind: 'attempt', attempt, at }
    : { kind: 'unreadable' }
}

/** Reads `data` as an attempt, or else as this template's answer (`readAnswer` says null when it is none). */
export const parseMove = <A>(data: AnswerData, readAnswer: (data: AnswerData) => A | null): ParsedMove<A> => {
  const attempt = readAttempt(data)
  if (attempt !== null) return attempt
  const answer = readAnswer(data)
  return answer === null ? { kind: 'unreadable' } : { kind: 'answer', answer }
}

/**
 * The verdict on one PUT's `data`, by the server and, ahead of it, by the client. It never throws: what cannot be read
 * is 'unreadable', an attempt that is not wrong is 'ignored'.
 */
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

/** Judges a template in which nothing can go wrong: its answer is `{}`. */
export const judgeNothing: Judge<object> = {
  read: (data) => parseMove(data, (fields) => (Object.keys(fields).length === 0 ? {} : null)),
  isWrongAttempt: () => false,
  isRight: () => true,
  toText: () => '',
}

/** The data of a template in which the child only reads along. */
export const readingData: TemplateData = { described: '`{}`: read along', right: () => ({}) }
