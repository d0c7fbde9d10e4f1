import type { WordsWithoutPicture } from '../../load/files.ts'
import type { CheckedContent, ContentFinding } from '../content.ts'

/** Groups in which each word has a picture, or a reason for having none. */
const youngest: ReadonlySet<number> = new Set([3, 4])

const listFile = 'words-without-picture.json'

export function checkWordsHavePicture(
  content: CheckedContent,
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

export function checkPictures(content: CheckedContent, known: (name: string) => boolean): ContentFinding[] {
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
