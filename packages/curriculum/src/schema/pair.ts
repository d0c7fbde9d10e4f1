import { byDifficulty } from '@letterliaan/contract'
import { isErrorTag } from '@letterliaan/dutch/diagnose'
import { firstPairNr } from '@letterliaan/rules/preparation'
import * as z from 'zod'
import { ExerciseFile, AnchorWord, stepFields } from './step.ts'

const ErrorTag = z.string().refine(isErrorTag, { error: 'no tag of an error' })

/** One of two spellings that children confuse, with words that other steps teach. */
export const SideFile = z.strictObject({
  name: z.string().min(1),
  /** The category whose help and evidence its words have. A child who knows it can choose this side. */
  category: z.string().min(1),
  /** Steps that teach its words. If several have a word, the first counts. */
  from: z.array(z.int().min(1).max(899)).min(1),
  anchors: z.array(AnchorWord).min(2).max(3),
  words: byDifficulty(z.array(z.string().min(1))),
})
export type SideFile = z.infer<typeof SideFile>

const { label, category, strategy, dl, rule, description, hint, tip } = stepFields

/** A file of data/pairs: a step that mixes two spellings, which a child has to distinguish (ADR 35). */
export const PairFile = z.strictObject({
  nr: z.int().min(firstPairNr).max(1999),
  label,
  category,
  strategy,
  dl,
  rule,
  description,
  hint,
  tip,
  errors: z.array(ErrorTag).min(1),
  sides: z.tuple([SideFile, SideFile]),
  recipe: z.array(ExerciseFile),
})
export type PairFile = z.infer<typeof PairFile>
