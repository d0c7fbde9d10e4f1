import { groupOf } from '../../schema/step.ts'
import type { CheckedStep, CheckedContent, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

const stepCounts = [10, 15, 20, 25] as const

/** The path may go back a school year (world 4), but keeps the order within each year. */
export function checkPositions(content: CheckedContent): Finding[] {
  const seen = new Set<number>()
  const words = new Set(content.steps.flatMap((step) => step.words.map(({ word }) => word.word)))
  return forEachStep(content, ({ file, step }) => {
    const messages = checkPlace(file, step)
    if (seen.has(step.nr)) messages.push(`step ${step.nr} exists already`)
    seen.add(step.nr)
    const earlier = findEarlier(content, step)
    if (earlier && step.dl < earlier.dl)
      messages.push(
        `dl ${step.dl} comes after dl ${earlier.dl} of step ${earlier.nr}, also of groep ${step.group}`,
      )
    for (const anchor of step.anchors)
      if (!words.has(anchor.word)) messages.push(`anchor "${anchor.word}" is no word of any step`)
    return messages
  })
}

const findEarlier = (
  { steps }: CheckedContent,
  { nr, group }: CheckedStep['step'],
): CheckedStep['step'] | undefined =>
  steps
    .map(({ step }) => step)
    .filter((step) => step.group === group && step.nr < nr)
    .toSorted((step, other) => step.nr - other.nr)
    .at(-1)

function checkPlace(file: string, step: CheckedStep['step']): string[] {
  const messages: string[] = []
  const before = stepCounts.slice(0, step.world - 1).reduce((sum, count) => sum + count, 0)
  if (step.nr !== before + step.position)
    messages.push(`nr ${step.nr} is not position ${step.position} of world ${step.world}`)
  if (step.position > (stepCounts[step.world - 1] ?? 0))
    messages.push(`world ${step.world} has no position ${step.position}`)
  if (!file.startsWith(`${String(step.nr).padStart(2, '0')}-`))
    messages.push(`the file's name does not begin with its nr ${step.nr}`)
  if (groupOf(step.dl) !== step.group)
    messages.push(`dl ${step.dl} is of groep ${groupOf(step.dl)}, not of groep ${step.group}`)
  return messages
}
