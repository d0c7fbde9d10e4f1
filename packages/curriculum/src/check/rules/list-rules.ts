import type { WordFamily } from '@letterliaan/rules/records'
import type { ContentToCheck, ContentFinding } from '../content.ts'

const minWords = 3

/** Requires that a family has enough words, that each occurs once, and that a step teaches it. */
export function checkWordFamilies(
  { steps }: Pick<ContentToCheck, 'steps'>,
  families: readonly WordFamily[],
): ContentFinding[] {
  const learned = new Set(steps.flatMap(({ words }) => words.map(({ file }) => file.word)))
  const found = (word: string, message: string): ContentFinding => ({
    file: 'word-families.json',
    word,
    message,
  })
  return families.flatMap(({ name, words }) => [
    ...(new Set(words).size < minWords ? [found(name, `has fewer than ${minWords} words`)] : []),
    ...(new Set(words).size < words.length ? [found(name, 'has a word twice')] : []),
    ...words
      .filter((word) => !learned.has(word))
      .map((word) => found(word, `is in the family of ${name}, but no step teaches it`)),
  ])
}

/** Requires that a step teaches each word that has a history (look.md, Field camp). */
export function checkWordHistories(
  { steps }: Pick<ContentToCheck, 'steps'>,
  told: readonly string[],
): ContentFinding[] {
  const learned = new Set(steps.flatMap(({ words }) => words.map(({ file }) => file.word)))
  return told
    .filter((word) => !learned.has(word))
    .map((word) => ({ file: 'word-histories', word, message: 'its history is told, but no step teaches it' }))
}

const byDoing: ReadonlySet<string> = new Set([
  'exercises_done',
  'exercises_done_at_3_stars',
  'repetitions_done',
])
const praise =
  /(?<!\p{L})(?:goed|raak|foutloos|zonder fouten|onth(?:oud|ield)\p{L}*|\p{L}*geheugen)(?!\p{L})/iu

/** Requires 30 badges, 12 of them for sale (rules.md, Points, badges), and no praise for just doing. */
export function checkBadges({ badges }: ContentToCheck): ContentFinding[] {
  const finding = (word: string | null, message: string): ContentFinding => ({
    file: 'badges.json',
    word,
    message,
  })
  const active = badges.filter((badge) => badge.is_active)
  const buyable = active.filter((badge) => badge.is_buyable)
  return [
    ...(active.length < 30 ? [finding(null, `${active.length} active badges: at least 30 are needed`)] : []),
    ...(buyable.length < 12
      ? [finding(null, `${buyable.length} badges can be bought: at least 12 are needed`)]
      : []),
    ...badges
      .filter((badge, index) => badges.findIndex((other) => other.key === badge.key) < index)
      .map((badge) => finding(badge.key, 'its key is used already')),
    ...badges
      .filter(
        (badge) =>
          badge.is_buyable !== badge.cost > 0 || badge.is_buyable !== (badge.condition.type === 'bought'),
      )
      .map((badge) => finding(badge.key, 'a badge with a price is bought, and only that one')),
    ...badges
      .filter((badge) => (badge.how_to_earn === '') !== (badge.condition.type === 'bought'))
      .map((badge) => finding(badge.key, 'a badge that is earned says how, and only that one')),
    ...badges
      .filter(
        ({ name, description, condition }) =>
          byDoing.has(condition.type) && praise.test(`${name}. ${description}`),
      )
      .map((badge) => finding(badge.key, 'it says how well it went, and is given for what is done')),
  ]
}
