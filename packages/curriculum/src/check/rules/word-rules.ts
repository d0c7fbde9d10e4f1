import { analyse, codeColors, writeStress } from '@letterliaan/dutch'
import { analyseWord, codeFields } from '../../load/word.ts'
import { unseenCategories } from '../../schema/unseen-categories.ts'
import { forEachWord, type ContentToCheck, type ContentFinding, type CheckedWord } from '../content.ts'
import { taughtPatterns, toWordView } from '../taught-patterns.ts'
import type { WordsWithoutPicture } from '../../load/curriculum.ts'

export function checkWordsShowCategory(content: ContentToCheck): ContentFinding[] {
  return forEachWord(content, ({ file }, { step }) => {
    if (unseenCategories.has(step.category) || file.category_reason !== undefined) return []
    if (file.verb !== undefined && step.category.startsWith('ww-')) return []
    const categories = analyseWord(file).categories.map(({ category }) => category)
    if (categories.includes(step.category)) return []
    return [`has nothing of the step's category "${step.category}", only ${categories.join(', ')}`]
  })
}

/** Requires one code, grapheme and sound each, and a colour per letter (dutch.md §1.4), or a reason. */
export function checkCodes(content: ContentToCheck): ContentFinding[] {
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

/** Compares the stress by the rules, which a child hears, with stress.json by a person (dutch.md §4.1). */
export function checkStress({ steps }: ContentToCheck, stresses: readonly string[]): ContentFinding[] {
  const listed = new Map(stresses.map((stress) => [stress.replace('ˈ', ''), stress]))
  const unused = new Set(listed.keys())
  const findings = steps.flatMap(({ file, words }) =>
    words.flatMap(({ word: { word } }): ContentFinding[] => {
      unused.delete(word)
      const spoken = writeStress(word)
      const read = listed.get(word) ?? null
      if (spoken === read) return []
      const says = read === null ? 'stress.json does not have it' : `stress.json says ${read}`
      return [{ file, word, message: `is spoken as ${spoken ?? 'one klankgroep'}, and ${says}` }]
    }),
  )
  return [
    ...findings,
    ...[...unused].map((word) => ({ file: 'stress.json', word, message: 'is not a word of any step' })),
  ]
}

/** Requires a reason for a pattern that is taught later (dutch.md §2, the checks on ordering). */
export function checkUntaught(content: ContentToCheck): ContentFinding[] {
  const order = content.steps.map(({ step }) => step)
  const teachers = new Map(order.toReversed().map((step) => [step.category, step]))
  return forEachWord(content, ({ word, file }, { step }) => {
    if (file.untaught_reason !== undefined) return []
    const view = toWordView(word)
    return Object.entries(taughtPatterns)
      .map(([category, bar]) => ({ category, bar, teacher: teachers.get(category) }))
      .filter(
        ({ bar, teacher }) =>
          (teacher === undefined || order.indexOf(teacher) > order.indexOf(step)) && bar(view),
      )
      .map(
        ({ category, teacher }) => `has "${category}", which is taught later (${teacher?.nr ?? 'not yet'})`,
      )
  })
}

/** In these groups each word has a picture, or a reason for having none. */
const youngest: ReadonlySet<number> = new Set([3, 4])

const listFile = 'words-without-picture.json'

export function checkWordsHavePicture(
  content: ContentToCheck,
  reasons: WordsWithoutPicture,
): ContentFinding[] {
  const listed = Object.values(reasons).flat()
  const words = content.steps
    .filter(({ step }) => youngest.has(step.group))
    .flatMap(({ file, words: ofStep }) =>
      ofStep.map(({ word }) => ({ file, word: word.word, image: word.image })),
    )
  const without = new Set(words.flatMap(({ word, image }) => (image === null ? [word] : [])))
  return [
    ...words
      .filter(({ word, image }) => image === null && !listed.includes(word))
      .map(({ file, word }) => ({ file, word, message: `has no picture, and no reason in ${listFile}` })),
    ...listed
      .filter((word) => !without.has(word))
      .map((word) => ({ file: listFile, word, message: 'has a picture, or is no word of groep 3 or 4' })),
    ...listed
      .filter((word, at) => listed.indexOf(word) !== at)
      .map((word) => ({ file: listFile, word, message: 'has two reasons' })),
  ]
}

export function checkPictures(content: ContentToCheck, known: (name: string) => boolean): ContentFinding[] {
  const used = [
    ...content.steps.flatMap(({ file, step, words }) => [
      ...step.anchors.map((anchor) => ({ file, word: anchor.word, image: anchor.image })),
      ...words.map(({ word }) => ({ file, word: word.word, image: word.image })),
    ]),
    ...content.badges.map((badge) => ({ file: 'badges.json', word: badge.key, image: badge.image })),
  ]
  return used
    .filter(({ image }) => image !== null && !known(image))
    .map(({ file, word, image }) => ({ file, word, message: `no icon is called "${image ?? ''}"` }))
}
