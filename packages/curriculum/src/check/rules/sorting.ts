import type { Anchor } from '@letterliaan/contract'
import { makeAnchorId, chooseAnchorsToSort, templates } from '@letterliaan/exercises/logic'
import type { CheckedStep, CheckedContent, ContentFinding } from '../content.ts'

/** Difficulty 3 offers the right anchor and three other rules. */
const minOtherRules = 3

export function checkSorting({ steps }: CheckedContent): ContentFinding[] {
  return steps.flatMap((step, index) => {
    const others = countOtherRules(step, steps.slice(0, index))
    return step.recipe
      .filter(
        ({ exercise_type }) => templates[exercise_type.template].run?.sortsAnchors && others < minOtherRules,
      )
      .map(({ name }) => ({
        file: step.file,
        word: null,
        message: `${name}: ${others} earlier steps have a rule that its words don't follow: ${minOtherRules} are needed`,
      }))
  })
}

function countOtherRules(checked: CheckedStep, earlier: readonly CheckedStep[]): number {
  const sorting = ({ step }: CheckedStep) => ({ category: step.category, anchors: anchorsOf(step) })
  const words = checked.words.map(({ word }) => word)
  return (
    chooseAnchorsToSort(sorting(checked), words, earlier.map(sorting)).length - checked.step.anchors.length
  )
}

const anchorsOf = ({ nr, anchors }: CheckedStep['step']): Anchor[] =>
  anchors.map((anchor, at) => ({ ...anchor, id: makeAnchorId(nr, at + 1), name: anchor.word, image_url: '' }))
