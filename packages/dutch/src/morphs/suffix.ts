import { vowelPattern } from '../letters.ts'
import { beforePjePattern, consonantSuffixPattern, beforeTjePattern } from './affixes.ts'

/** Prefixes before a stem that looks like a suffix: ge-lijk, ver-rijk. */
const noBasePattern = /^(?:be|ver|ont|her|on|(?:on|te|ver|des|ins)?ge)$/

export function splitSuffix(word: string): [base: string, suffix: string] {
  const match = consonantSuffixPattern.exec(word)
  if (!match) return [word, '']
  const suffix = match[0]
  const base = word.slice(0, match.index)
  if (!isBase(base, suffix)) return [word, '']
  if (!suffix.startsWith('je')) return [base, suffix]
  const letter = base.at(-1) ?? ''
  const shorter = base.slice(0, -1)
  const taken =
    (letter === 't' && beforeTjePattern.test(shorter)) || (letter === 'p' && beforePjePattern.test(shorter))
  return taken ? [shorter, letter + suffix] : [base, suffix]
}

/** Tests whether a suffix can follow. It cannot in ge-lijk, afsc-heid, oran-je and ken-nis. */
function isBase(base: string, suffix: string): boolean {
  if (!vowelPattern.test(base) || noBasePattern.test(base)) return false
  if (suffix.startsWith('he')) return !base.endsWith('sc')
  if (suffix.startsWith('je')) return !/(?:an|[aeiouy])$/.test(base)
  return !suffix.startsWith('nis') || !base.endsWith('n')
}
