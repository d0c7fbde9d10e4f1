import type { CheckedContent, Finding } from '../content.ts'

/** At least 30 badges, 12 of them for sale (rules.md, Points, badges, diamonds); unique keys; fitting prices. */
export function checkBadges({ badges }: CheckedContent): Finding[] {
  const finding = (word: string | null, message: string): Finding => ({ file: 'badges.json', word, message })
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
  ]
}
