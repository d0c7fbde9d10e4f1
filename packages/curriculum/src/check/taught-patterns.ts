import type { CurriculumWord } from '../schema/word.ts'

/** Tests whether a word has the pattern of a category, so that it must not occur before its step. */
type TaughtPattern = (view: WordView) => boolean

/** Patterns by category. Words of a category that has no pattern may be in any step. */
type TaughtPatterns = Readonly<Record<string, TaughtPattern>>

const spelledLike =
  (pattern: RegExp): TaughtPattern =>
  (view) =>
    pattern.test(view.word)

/** True for l or r before a consonant. A child hears a vowel between them: melk, arm. */
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
  // This step has the first words of more than one klankgroep.
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
  // True for ball-e-tje, but not for voe-tje.
  'vk-etje': (view) => view.word.endsWith('etje') && listOpenSoundGroups(view).at(-1)?.at(-1)?.code === 'D1',
  ig: (view) => /ig(e|er|st|s)?$/.test(view.word) && spellsSoundAs(view, 'd_e', 'i'),
  lijk: (view) => hasCode(view, 'D2'),
  'ing-heid': spelledLike(/.heid$/),
}

/** Excludes sch, and the cht of a rule. */
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

interface SpelledSound {
  readonly letters: string
  readonly code: string
  /** '' for a letter that is not heard. */
  readonly sound: string
  /** Index of the klankgroep of its first letter, from 0. */
  readonly group: number
}

interface WordView {
  readonly word: string
  readonly sounds: readonly SpelledSound[]
  readonly groups: readonly (readonly SpelledSound[])[]
}

export function toWordView(word: CurriculumWord): WordView {
  const codes = word.structure.split(',')
  const parts = word.structure_audio_parts.split(',')
  const ends = groupEnds(word.sound_groups)
  let at = 0
  const sounds = word.read_letters.split(',').map((letters, index): SpelledSound => {
    const group = ends.findIndex((end) => at < end)
    at += letters.length
    return { letters: letters.toLowerCase(), code: codes[index] ?? '', sound: parts[index] ?? '', group }
  })
  const groups = ends.map((_, group) => sounds.filter((sound) => sound.group === group))
  return { word: word.word, sounds, groups }
}

function groupEnds(sound_groups: string): number[] {
  let end = 0
  return sound_groups.split(',').map((text) => (end += text.length))
}

export const isConsonantSound = (sound: SpelledSound): boolean => sound.code.startsWith('M')

const hasGrapheme = (view: WordView, ...letters: string[]): boolean =>
  view.sounds.some((sound) => letters.includes(sound.letters))

const spellsSoundAs = (view: WordView, sound: string, letters: string): boolean =>
  view.sounds.some((piece) => piece.letters === letters && piece.sound === sound)

const hasCode = (view: WordView, ...codes: string[]): boolean =>
  view.sounds.some((sound) => codes.includes(sound.code))

const listOpenSoundGroups = (view: WordView): readonly (readonly SpelledSound[])[] => view.groups.slice(0, -1)

function findOnset(group: readonly SpelledSound[]): readonly SpelledSound[] {
  const vowel = group.findIndex((sound) => !isConsonantSound(sound))
  return vowel < 0 ? [] : group.slice(0, vowel)
}

function findCoda(group: readonly SpelledSound[]): readonly SpelledSound[] {
  const vowel = group.findLastIndex((sound) => !isConsonantSound(sound))
  return vowel < 0 ? [] : group.slice(vowel + 1)
}

export function listAdjacentPairs(
  sounds: readonly SpelledSound[],
): readonly (readonly [SpelledSound, SpelledSound])[] {
  return sounds.slice(1).map((next, index) => [sounds[index] as SpelledSound, next])
}
