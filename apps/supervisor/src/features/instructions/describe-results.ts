import type { Instruction, InstructionChild, SkillEstimate } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { formatPercent } from '../../app/format.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export function formatEstimate(estimate: SkillEstimate | null): string {
  if (estimate === null || estimate.look === 'unknown') return commonTexts.cannotTellYet
  const { chance, low, high } = estimate
  return fill(texts.brought.estimate, {
    chance: formatPercent(chance),
    low: formatPercent(low),
    high: formatPercent(high),
  })
}

export const describeChanged = ({ changed }: Pick<InstructionChild, 'changed'>): string =>
  changed === null ? commonTexts.cannotTellYet : texts.brought[changed]

export function describeInstructionResults({ children }: Pick<Instruction, 'children'>): string {
  if (children.length === 0) return texts.brought.noChildren
  return (
    [
      ['forward', texts.today.forward],
      ['back', texts.today.back],
      [null, texts.today.unknown],
    ] as const
  )
    .flatMap(([changed, text]) => {
      const names = children.filter((child) => child.changed === changed).map(({ name }) => name)
      return names.length === 0 ? [] : fill(text, { names: names.join(', ') })
    })
    .join(' ')
}
