import type { CheckedContent, Finding } from '../content.ts'

export function checkPictures(content: CheckedContent, known: (name: string) => boolean): Finding[] {
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
