import type { Patterns } from './pattern.ts'
import type { WordView } from './view.ts'
import { hasCode, isConsonant, openers, pairs, writes } from './view.ts'

const openerEndsOn = (view: WordView, kind: string): boolean =>
  openers(view).some((group) => group.at(-1)?.code.startsWith(kind) ?? false)

const isLongEnd = (view: WordView): boolean => hasCode(view, 'L1')

/** dutch.md §2, Wereld 2. */
export const WORLD_2: Patterns = {
  cht: {
    holds: (view) => pairs(view.sounds).some(([one, two]) => one.letters === 'ch' && two.letters === 't'),
    bars: true,
  },
  aai: { holds: (view) => writes(view, 'aai', 'ooi', 'oei'), bars: true },
  eer: {
    holds: (view) =>
      pairs(view.sounds).some(
        ([one, two]) =>
          ['ee', 'oo', 'eu'].includes(one.letters) && two.letters === 'r' && one.group === two.group,
      ),
    bars: true,
  },
  eeuw: { holds: (view) => writes(view, 'eeuw', 'ieuw', 'uw'), bars: true },
  'v/f': { holds: (view) => /^[vf]/i.test(view.word) },
  'z/s': { holds: (view) => /^[zs]/i.test(view.word) },
  samenstelling: { holds: (view) => view.groups.length >= 2, bars: true },
  'kg-M': { holds: (view) => openerEndsOn(view, 'M') },
  'stomme-e': { holds: (view) => hasCode(view, 'D1', 'D2'), bars: true },
  'kg-T': {
    holds: (view) => openerEndsOn(view, 'T'),
    bars: (view) =>
      openers(view).some((group) => ['ie', 'oe', 'eu', 'ui'].includes(group.at(-1)?.letters ?? '')),
  },
  'kg-L': { holds: isLongEnd, bars: true },
  'kg-L+': { holds: (view) => view.groups.length >= 3 && isLongEnd(view) },
  'kg-K': { holds: (view) => hasCode(view, 'K2'), bars: true },
  'kg-LK': { holds: (view) => hasCode(view, 'K2') || openerEndsOn(view, 'L') },
  'be-ge-ver': {
    holds: (view) =>
      /^(be|ge|ver)/.test(view.word) && view.sounds.find((sound) => !isConsonant(sound))?.code === 'D1',
    bars: true,
  },
}
