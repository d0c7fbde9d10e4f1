import type { ContentToCheck, ContentRule, ContentFinding } from '../content.ts'

interface Text {
  readonly file: string
  readonly word: string | null
  readonly text: string
}

export function checkSpelling(content: ContentToCheck, correct: (word: string) => boolean): ContentFinding[] {
  return textsOf(content).flatMap(({ file, word, text }) =>
    listWordsToCheck(text)
      .filter((unknownWord) => !correct(unknownWord))
      .map((unknownWord) => ({
        file,
        word,
        message: `"${unknownWord}" is not in the dictionary, in: ${text}`,
      })),
  )
}

/** Requires that a sound is written as it is heard, in quotes. Readers do not know phonetic signs. */
export const checkSoundSigns: ContentRule = (content) =>
  textsOf(content).flatMap(({ file, word, text }) =>
    hasSoundSigns(text) ? [{ file, word, message: `a sound between slashes, in: ${text}` }] : [],
  )

/** True if a text has phonetic signs between slashes, as books about language do. */
export const hasSoundSigns = (text: string): boolean => /\/[^/\s]+\//.test(text)

/** Returns the words of a text, without sounds in quotes (‘ngk’) and single letters. */
export function listWordsToCheck(text: string): string[] {
  const plain = text.replace(/‘[^’\s]+’/g, ' ')
  return (plain.match(/[\p{L}\p{M}'-]+/gu) ?? [])
    .map((word) => word.replace(/^'(?!s$|t$|n$)|'$|^-+|-+$/g, ''))
    .filter((word) => word.length > 1)
}

function textsOf(content: ContentToCheck): Text[] {
  const ofSteps = content.steps.flatMap(({ file, step, words, recipe }) => [
    ...[step.label, step.rule, step.description, step.hint, step.tip].map((text) => ({
      file,
      word: null,
      text,
    })),
    ...step.anchors.flatMap((anchor) =>
      [anchor.word, anchor.description, anchor.hint, anchor.tip].map((text) => ({
        file,
        word: anchor.word,
        text,
      })),
    ),
    ...words.flatMap(({ word }) =>
      [word.word, word.sentence, word.plural_form ?? ''].map((text) => ({ file, word: word.word, text })),
    ),
    ...recipe.flatMap((exercise) =>
      [exercise.name, exercise.description, exercise.after_complete_text].map((text) => ({
        file,
        word: null,
        text,
      })),
    ),
  ])
  const ofBadges = content.badges.flatMap((badge) =>
    [badge.name, badge.description, badge.activity_type_label].map((text) => ({
      file: 'badges.json',
      word: badge.key,
      text,
    })),
  )
  return [...ofSteps, ...ofBadges]
}
