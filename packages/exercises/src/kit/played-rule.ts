import { splitLetters, splitCommaList } from './word-data.ts'

export interface PlayedLetter {
  readonly letter: string
  readonly moves: 'out' | 'in' | null
}

/** A word in klankgroepen in which a letter disappears or appears. */
export interface PlayedRule {
  readonly moves: 'out' | 'in'
  readonly groups: readonly (readonly PlayedLetter[])[]
}

const endsOpen = /(?<![aeiou])[aou]$|(?<![aeiou])e$/u

/** Returns the rule: `bo,men` loses an o of boomen, `ki,kker` gets a second k. Null if no letter changes. */
export const findPlayedRule = (sound_groups: string): PlayedRule | null => {
  const groups = splitCommaList(sound_groups)
  const doubled = groups.findIndex((group, at) => at > 0 && /^([^aeiou])\1/u.test(group))
  if (doubled !== -1)
    return { moves: 'in', groups: groups.map((group, at) => letters(group, at === doubled)) }
  const open = groups.findIndex((group, at) => at < groups.length - 1 && endsOpen.test(group))
  if (open === -1) return null
  const blocks = groups.map((group) => letters(group, false))
  const lost = { letter: groups[open]?.at(-1) ?? '', moves: 'out' } as const
  return { moves: 'out', groups: blocks.with(open, [...(blocks[open] ?? []), lost]) }
}

const letters = (group: string, isDoubled: boolean): PlayedLetter[] =>
  splitLetters(group).map((letter, at) => ({ letter, moves: isDoubled && at === 0 ? 'in' : null }))
