import type { DictationAnswer, WeekDictation } from '@letterliaan/contract'

export interface WordResult {
  readonly id: number
  readonly word: string
  readonly topic: WeekDictation['words'][number]['topic']
  readonly num_right: number
  readonly missed_by: readonly number[]
  /** The different wrong spellings, with the number of children and the kind of error. */
  readonly spellings: readonly {
    readonly input: string
    readonly num: number
    readonly error: string | null
  }[]
}

/** Returns the result of each word, sorted by how often it was missed. */
export function readWordResults({ words, results }: Pick<WeekDictation, 'words' | 'results'>): WordResult[] {
  const answersOf = Map.groupBy(
    results.flatMap(({ student_id, answers }) => answers.map((answer) => ({ ...answer, student_id }))),
    ({ word_id }) => word_id,
  )
  const rows = words.map(({ id, word, topic }): WordResult => {
    const answers = answersOf.get(id) ?? []
    const wrong = answers.filter(({ is_right }) => !is_right)
    const written = Map.groupBy(wrong.filter(hasText), ({ input }) => input)
    return {
      id,
      word,
      topic,
      num_right: answers.length - wrong.length,
      missed_by: wrong.map(({ student_id }) => student_id),
      spellings: [...written].map(([input, all]) => ({
        input,
        num: all.length,
        error: all[0]?.error ?? null,
      })),
    }
  })
  return rows.toSorted((a, b) => b.missed_by.length - a.missed_by.length)
}

const hasText = <A extends DictationAnswer>(answer: A): answer is A & { input: string } =>
  answer.input !== null && answer.input !== ''
