import { judgeSentence } from '../../kit/judge-sentence.ts'
import type { Judge } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/typed-word.ts'
import { isMisspelling } from './misspelling.ts'

/** A sentence that was heard: only the target word counts. An attempt is that word, misspelt. */
export const judgeZinnen2: Judge<TypedAnswer> = {
  ...judgeSentence,
  isWrongAttempt: ({ word }, attempt) => isMisspelling(word, attempt),
}
