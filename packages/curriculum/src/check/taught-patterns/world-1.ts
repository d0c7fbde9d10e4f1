import type { TaughtPatterns } from './taught-pattern.ts'
import type { Sound } from './word-view.ts'
import { coda, hasCode, onset, adjacentPairs, writes } from './word-view.ts'

/** l or r before a consonant that a child hears an u in between: melk, arm. */
const isSticky = ([first, second]: readonly [Sound, Sound]): boolean =>
  ['l', 'r'].includes(first.letters) && ['k', 'f', 'g', 'm', 'p', 'n', 'ch'].includes(second.letters)

/** dutch.md §2, Wereld 1. */
export const world1Patterns: TaughtPatterns = {
  lang: (view) => hasCode(view, 'L2'),
  tweeteken: (view) => writes(view, 'ie', 'oe', 'eu', 'ui'),
  mmkm: (view) => view.groups.some((group) => onset(group).length >= 2),
  mkmm: (view) => view.groups.some((group) => coda(group).length >= 2),
  cluster: (view) =>
    view.groups.some((group) => {
      const [before, after] = [onset(group).length, coda(group).length]
      return before >= 3 || after >= 3 || (before >= 2 && after >= 2)
    }),
  plakletter: (view) => view.groups.some((group) => adjacentPairs(coda(group)).some(isSticky)),
  sch: (view) =>
    adjacentPairs(view.sounds).some(([first, second]) => first.letters === 's' && second.letters === 'ch'),
  ng: (view) => writes(view, 'ng'),
  nk: (view) => writes(view, 'nk'),
}
