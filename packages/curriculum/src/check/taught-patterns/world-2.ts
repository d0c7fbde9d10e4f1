import type { TaughtPatterns } from './taught-pattern.ts'
import { hasCode, isConsonant, openGroups, adjacentPairs, writes } from './word-view.ts'

/** dutch.md §2, Wereld 2. */
export const world2Patterns: TaughtPatterns = {
  cht: (view) =>
    adjacentPairs(view.sounds).some(([first, second]) => first.letters === 'ch' && second.letters === 't'),
  aai: (view) => writes(view, 'aai', 'ooi', 'oei'),
  eer: (view) =>
    adjacentPairs(view.sounds).some(
      ([first, second]) =>
        ['ee', 'oo', 'eu'].includes(first.letters) && second.letters === 'r' && first.group === second.group,
    ),
  eeuw: (view) => writes(view, 'eeuw', 'ieuw', 'uw'),
  // Words of more than one klankgroep begin here.
  samenstelling: (view) => view.groups.length >= 2,
  'stomme-e': (view) => hasCode(view, 'D1', 'D2'),
  'kg-T': (view) =>
    openGroups(view).some((group) => ['ie', 'oe', 'eu', 'ui'].includes(group.at(-1)?.letters ?? '')),
  'kg-L': (view) => hasCode(view, 'L1'),
  'kg-K': (view) => hasCode(view, 'K2'),
  'be-ge-ver': (view) =>
    /^(be|ge|ver)/.test(view.word) && view.sounds.find((sound) => !isConsonant(sound))?.code === 'D1',
}
