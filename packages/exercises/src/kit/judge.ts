import type { Judge, Task, Verdict } from './template.ts'

/**
 * The verdict on one PUT's `data`, by the server and, ahead of it, by the client. It never throws: what cannot be read
 * is 'unreadable', an attempt that is not wrong is 'ignored'.
 */
export const judge = (judging: Judge, task: Task, data: Readonly<Record<string, unknown>>): Verdict => {
  const reading = judging.read(data)
  switch (reading.kind) {
    case 'unreadable':
      return reading
    case 'attempt':
      return judging.isWrongAttempt(task, reading.attempt, reading.at)
        ? { kind: 'attempt', input: reading.attempt }
        : { kind: 'ignored' }
    case 'answer': {
      const right = judging.isRight(task, reading.answer)
      const words = judging.outcomes?.(task, reading.answer) ?? [{ word: task.word.word, right }]
      return {
        kind: 'answer',
        right,
        input: judging.toText(reading.answer, task),
        words: right ? words : words.filter((word) => !word.right),
      }
    }
  }
}
