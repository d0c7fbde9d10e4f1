import { toSchoolGroup } from '@letterliaan/rules/calendar'
import { firstExtraNr } from '@letterliaan/rules/preparation'
import type { CheckedStep, CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

const stepCounts = [10, 15, 20, 25] as const

/** Requires places of the standard path in the order of teaching, and none for an extra step (ZIN-5). */
export function checkPositions(content: CheckedContent): ContentFinding[] {
  const seen = new Set<number>()
  const words = new Set(content.steps.flatMap((step) => step.words.map(({ word }) => word.word)))
  const standard = content.steps.map(({ step }) => step).filter(({ nr }) => nr < firstExtraNr)
  return forEachStep(content, ({ file, step }) => {
    const messages = [...checkNumbers(file, step), ...checkPlace(step, standard.indexOf(step))]
    if (seen.has(step.nr)) messages.push(`step ${step.nr} exists already`)
    seen.add(step.nr)
    for (const anchor of step.anchors)
      if (!words.has(anchor.word)) messages.push(`anchor "${anchor.word}" is no word of any step`)
    return messages
  })
}

/** `at`: index of the step on the standard path; -1 if it is not on it. */
function checkPlace({ nr, world, position, dl }: CheckedStep['step'], at: number): string[] {
  if (at === -1) return position === undefined ? [] : [`step ${nr} has no place on the standard path`]
  const before = stepCounts.slice(0, world - 1).reduce((sum, count) => sum + count, 0)
  if (position === undefined) return [`step ${nr} has no position`]
  if (position > (stepCounts[world - 1] ?? 0)) return [`world ${world} has no position ${position}`]
  return before + position === at + 1
    ? []
    : [`dl ${dl} makes it number ${at + 1} of the path, not position ${position} of world ${world}`]
}

function checkNumbers(file: string, step: CheckedStep['step']): string[] {
  const messages: string[] = []
  if (!file.startsWith(`${String(step.nr).padStart(2, '0')}-`))
    messages.push(`the file's name does not begin with its nr ${step.nr}`)
  if (toSchoolGroup(step.dl) !== step.group)
    messages.push(`dl ${step.dl} is of groep ${toSchoolGroup(step.dl)}, not of groep ${step.group}`)
  return messages
}
