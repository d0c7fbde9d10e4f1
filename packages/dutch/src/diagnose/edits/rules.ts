import { affixEdits } from './affixes.ts'
import { compoundEdits } from './compounds.ts'
import { consonantEdits } from './consonants.ts'
import type { EditRule } from './edit.ts'
import { loanEdits } from './loans.ts'
import { verbEdits } from './verbs.ts'
import { vowelEdits } from './vowels.ts'

export const editRules: readonly EditRule[] = [
  ...verbEdits,
  ...affixEdits,
  ...compoundEdits,
  ...loanEdits,
  ...vowelEdits,
  ...consonantEdits,
]
