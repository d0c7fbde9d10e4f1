import { analyse, codeColors } from '@letterliaan/dutch'
import type { ContentFinding, CheckedWord, CheckedContent } from '../content.ts'
import { forEachWord } from '../content.ts'
import { codeFields } from '../../load/word.ts'

/** Requires one code, grapheme and sound each, one colour per letter (dutch.md §1.4), or else a reason. */
export function checkCodes(content: CheckedContent): ContentFinding[] {
  return forEachWord(content, (word) => [...checkOverrides(word), ...checkFit(word)])
}

function checkOverrides({ file }: CheckedWord): string[] {
  if (file.override_reason !== undefined) return []
  const analysis = analyse(file.marked ?? file.word)
  return codeFields
    .filter((field) => file[field] !== undefined && String(file[field]) !== String(analysis[field]))
    .map(
      (field) =>
        `${field} "${String(file[field])}" differs from the analyser's "${String(analysis[field])}": write an override_reason`,
    )
}

function checkFit({ word }: CheckedWord): string[] {
  const codes = word.structure.split(',')
  const graphemes = word.read_letters.split(',')
  const messages = codes
    .filter((code) => !Object.hasOwn(codeColors, code))
    .map((code) => `no such code: ${code}`)
  for (const field of ['read_letters', 'sound_groups', 'syllables'] as const)
    if (word[field].replaceAll(',', '') !== word.word)
      messages.push(`${field} "${word[field]}" does not spell the word`)
  if (codes.length !== graphemes.length)
    messages.push(`${codes.length} codes for ${graphemes.length} graphemes`)
  if (word.structure_audio_parts.split(',').length !== codes.length)
    messages.push(`structure_audio_parts is not as long as structure`)
  if (word.colors.length !== word.word.length)
    messages.push(`${word.colors.length} colours for ${word.word.length} letters`)
  return messages
}
