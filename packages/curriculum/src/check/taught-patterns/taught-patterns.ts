import {
  type WordView,
  type SpelledSound,
  findCoda,
  hasCode,
  findOnset,
  listAdjacentPairs,
  hasGrapheme,
  isConsonantSound,
  listOpenSoundGroups,
  spellsSoundAs,
} from './word-view.ts'

/** Tests whether a word has what the category teaches, so that it must not occur earlier. */
type TaughtPattern = (view: WordView) => boolean

/** Patterns by category. Words of a category without a pattern may be in any step. */
type TaughtPatterns = Readonly<Record<string, TaughtPattern>>

const spelledLike =
  (pattern: RegExp): TaughtPattern =>
  (view) =>
    pattern.test(view.word)

/** A child hears a u between l or r and a consonant: melk, arm. */
const isSticky = ([first, second]: readonly [SpelledSound, SpelledSound]): boolean =>
  ['l', 'r'].includes(first.letters) && ['k', 'f', 'g', 'm', 'p', 'n', 'ch'].includes(second.letters)

/** Patterns of dutch.md §2, Wereld 1. */
const world1Patterns: TaughtPatterns = {
  lang: (view) => hasCode(view, 'L2'),
  tweeteken: (view) => hasGrapheme(view, 'ie', 'oe', 'eu', 'ui'),
  mmkm: (view) => view.groups.some((group) => findOnset(group).length >= 2),
  mkmm: (view) => view.groups.some((group) => findCoda(group).length >= 2),
  cluster: (view) =>
    view.groups.some((group) => {
      const [before, after] = [findOnset(group).length, findCoda(group).length]
      return before >= 3 || after >= 3 || (before >= 2 && after >= 2)
    }),
  plakletter: (view) => view.groups.some((group) => listAdjacentPairs(findCoda(group)).some(isSticky)),
  sch: (view) =>
    listAdjacentPairs(view.sounds).some(
      ([first, second]) => first.letters === 's' && second.letters === 'ch',
    ),
  ng: (view) => hasGrapheme(view, 'ng'),
  nk: (view) => hasGrapheme(view, 'nk'),
}

/** Patterns of dutch.md §2, Wereld 2. */
const world2Patterns: TaughtPatterns = {
  cht: (view) =>
    listAdjacentPairs(view.sounds).some(
      ([first, second]) => first.letters === 'ch' && second.letters === 't',
    ),
  aai: (view) => hasGrapheme(view, 'aai', 'ooi', 'oei'),
  eer: (view) =>
    listAdjacentPairs(view.sounds).some(
      ([first, second]) =>
        ['ee', 'oo', 'eu'].includes(first.letters) && second.letters === 'r' && first.group === second.group,
    ),
  eeuw: (view) => hasGrapheme(view, 'eeuw', 'ieuw', 'uw'),
  // Words of more than one klankgroep start at this step.
  samenstelling: (view) => view.groups.length >= 2,
  'stomme-e': (view) => hasCode(view, 'D1', 'D2'),
  'kg-T': (view) =>
    listOpenSoundGroups(view).some((group) => ['ie', 'oe', 'eu', 'ui'].includes(group.at(-1)?.letters ?? '')),
  'kg-L': (view) => hasCode(view, 'L1'),
  'kg-K': (view) => hasCode(view, 'K2'),
  'be-ge-ver': (view) =>
    /^(be|ge|ver)/.test(view.word) && view.sounds.find((sound) => !isConsonantSound(sound))?.code === 'D1',
}

/** Patterns of dutch.md §2, Wereld 3. */
const world3Patterns: TaughtPatterns = {
  'eind-d': (view) => spellsSoundAs(view, 'm_t', 'd'),
  'b/p': (view) => spellsSoundAs(view, 'm_p', 'b'),
  "mv-'s": spelledLike(/'s$/),
  'vk-je': (view) => /.je$/.test(view.word) && view.sounds.at(-1)?.code === 'D1',
  // ball-e-tje, but not voe-tje.
  'vk-etje': (view) => view.word.endsWith('etje') && listOpenSoundGroups(view).at(-1)?.at(-1)?.code === 'D1',
  ig: (view) => /ig(e|er|st|s)?$/.test(view.word) && spellsSoundAs(view, 'd_e', 'i'),
  lijk: (view) => hasCode(view, 'D2'),
  'ing-heid': spelledLike(/.heid$/),
}

/** Excludes the cht of a rule, and sch. */
const hasLearntCh: TaughtPattern = ({ sounds }) =>
  sounds.some(
    ({ letters, sound }, at) =>
      letters === 'ch' &&
      sound === 'm_ch' &&
      sounds[at - 1]?.letters !== 's' &&
      sounds[at + 1]?.letters !== 't',
  )

/** Patterns of dutch.md §2, Wereld 4. */
const world4Patterns: TaughtPatterns = {
  ij: (view) => spellsSoundAs(view, 't_ei', 'ij'),
  ei: (view) => hasGrapheme(view, 'ei') && !view.word.includes('heid'),
  au: (view) => hasGrapheme(view, 'au', 'auw'),
  ou: (view) => hasGrapheme(view, 'ouw') || spellsSoundAs(view, 't_au', 'ou'),
  ch: hasLearntCh,
  'i=ie': (view) => view.sounds.some(({ letters, code }) => letters === 'i' && code === 'T1'),
  'y=ie': (view) => view.sounds.some(({ letters, code }) => letters === 'y' && code === 'T1'),
  'c=k': (view) => spellsSoundAs(view, 'm_k', 'c') || hasGrapheme(view, 'cc'),
  'c=s': (view) => spellsSoundAs(view, 'm_s', 'c'),
  x: (view) => hasGrapheme(view, 'x'),
  tie: spelledLike(/.tie$/),
  isch: (view) => hasCode(view, 'M3') && view.word.includes('isch'),
  th: (view) => hasGrapheme(view, 'th'),
  é: spelledLike(/[éèê]/),
  trema: spelledLike(/[äëïöü]/),
  "'s": spelledLike(/^'s /),
  koppel: spelledLike(/-/),
  'ch=sj': (view) => spellsSoundAs(view, 'm_sj', 'ch'),
  'g=zj': (view) => spellsSoundAs(view, 'm_zj', 'g'),
  eau: (view) => hasGrapheme(view, 'eau'),
  'ou=oe': (view) => spellsSoundAs(view, 't_oe', 'ou'),
  qu: (view) => hasGrapheme(view, 'qu'),
  teit: spelledLike(/.teit(en)?$/),
}

export const taughtPatterns: TaughtPatterns = {
  ...world1Patterns,
  ...world2Patterns,
  ...world3Patterns,
  ...world4Patterns,
}
