import type { Patterns } from './pattern.ts'
import type { Sound } from './view.ts'
import { coda, hasCode, onset, pairs, writes } from './view.ts'

/** l or r before a consonant that a child hears an u in between: melk, arm. */
const isSticky = ([one, two]: readonly [Sound, Sound]): boolean =>
  ['l', 'r'].includes(one.letters) && ['k', 'f', 'g', 'm', 'p', 'n', 'ch'].includes(two.letters)

/** dutch.md §2, Wereld 1. */
export const WORLD_1: Patterns = {
  kort: { holds: (view) => hasCode(view, 'K1', 'K2') },
  lang: { holds: (view) => hasCode(view, 'L2'), bars: true },
  tweeteken: { holds: (view) => writes(view, 'ie', 'oe', 'eu', 'ui'), bars: true },
  mmkm: { holds: (view) => view.groups.some((group) => onset(group).length >= 2), bars: true },
  mkmm: { holds: (view) => view.groups.some((group) => coda(group).length >= 2), bars: true },
  cluster: {
    holds: (view) =>
      view.groups.some((group) => {
        const [before, after] = [onset(group).length, coda(group).length]
        return before >= 3 || after >= 3 || (before >= 2 && after >= 2)
      }),
    bars: true,
  },
  plakletter: { holds: (view) => view.groups.some((group) => pairs(coda(group)).some(isSticky)), bars: true },
  sch: {
    holds: (view) => pairs(view.sounds).some(([one, two]) => one.letters === 's' && two.letters === 'ch'),
    bars: true,
  },
  ng: { holds: (view) => writes(view, 'ng'), bars: true },
  nk: { holds: (view) => writes(view, 'nk'), bars: true },
}
