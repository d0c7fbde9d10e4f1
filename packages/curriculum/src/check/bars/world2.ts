import type { Bars } from './bar.ts'
import { hasCode, isConsonant, openers, pairs, writes } from './view.ts'

/** dutch.md §2, Wereld 2. */
export const world2Patterns: Bars = {
  cht: (view) => pairs(view.sounds).some(([one, two]) => one.letters === 'ch' && two.letters === 't'),
  aai: (view) => writes(view, 'aai', 'ooi', 'oei'),
  eer: (view) =>
    pairs(view.sounds).some(
      ([one, two]) =>
        ['ee', 'oo', 'eu'].includes(one.letters) && two.letters === 'r' && one.group === two.group,
    ),
  eeuw: (view) => writes(view, 'eeuw', 'ieuw', 'uw'),
  // Words of more than one klankgroep begin here.
  samenstelling: (view) => view.groups.length >= 2,
  'stomme-e': (view) => hasCode(view, 'D1', 'D2'),
  'kg-T': (view) =>
    openers(view).some((group) => ['ie', 'oe', 'eu', 'ui'].includes(group.at(-1)?.letters ?? '')),
  'kg-L': (view) => hasCode(view, 'L1'),
  'kg-K': (view) => hasCode(view, 'K2'),
  'be-ge-ver': (view) =>
    /^(be|ge|ver)/.test(view.word) && view.sounds.find((sound) => !isConsonant(sound))?.code === 'D1',
}
