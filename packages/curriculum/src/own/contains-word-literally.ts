import { normaliseSigns } from '@letterliaan/dutch/signs'

/** Ignores case. Does not find `foto` in `foto's`, or a word next to a letter, digit or hyphen. */
export function containsWordLiterally(text: string, word: string): boolean {
  const [within, sought] = [toPlain(text), toPlain(word)]
  if (sought === '') return false
  for (let at = within.indexOf(sought); at !== -1; at = within.indexOf(sought, at + 1)) {
    const before = within.slice(Math.max(0, at - 2), at)
    const after = within.slice(at + sought.length)
    if (!/[\p{L}\p{M}\p{N}]['-]?$/u.test(before) && !/^['-]?[\p{L}\p{M}\p{N}]/u.test(after)) return true
  }
  return false
}

const toPlain = (text: string): string => normaliseSigns(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
