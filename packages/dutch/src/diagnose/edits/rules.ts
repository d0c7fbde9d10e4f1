import { affixEdits } from './affixes.ts'
import { compoundEdits } from './compounds.ts'
import { consonantEdits } from './consonants.ts'
import type { EditRule } from './edit.ts'
import { loanEdits } from './loans.ts'
import { verbEdits } from './verbs.ts'
import { vowelEdits } from './vowels.ts'

/** All ways to go wrong that have a kind of their own. */
export const editRules: readonly EditRule[] = [
  ...verbEdits,
  ...affixEdits,
  ...compoundEdits,
  ...loanEdits,
  ...vowelEdits,
  ...consonantEdits,
]
