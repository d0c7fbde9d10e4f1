import type { AnalysisOverride } from './override.ts'
import type { PlacedGrapheme } from './sound-groups.ts'
import { transcribeWord } from './transcribe-word.ts'
import { isVowelSound, type SoundId } from './sounds.ts'
import { knownWords } from './words/list.ts'
import type { WordList } from './words/read.ts'

export interface SoundGroup {
  readonly sounds: SoundId[]
  stressed: boolean
}

export interface Pronunciation {
  readonly groups: SoundGroup[]
  readonly unsure: string[]
}

const silentGroup: SoundGroup = { sounds: [], stressed: false }

/** Sounds that are spoken as other sounds unless the word has the whole spelling. */
const spokenForms: Partial<Record<SoundId, { except: string; as: readonly SoundId[] }>> = {
  t_eeuw: { except: 'eeuw', as: ['l_ee'] }, // leeu-wen
  t_ieuw: { except: 'ieuw', as: ['t_ie'] }, // nieu-we
  t_aai: { except: 'aai', as: ['k_a', 'm_j'] }, // detail, online
  t_ooi: { except: 'ooi', as: ['k_o', 'm_j'] }, // cowboy
}

function spokenAs(
  { letters, sound }: PlacedGrapheme & { readonly sound: SoundId },
  next: PlacedGrapheme | undefined,
): readonly SoundId[] {
  if (letters === 'oi' && sound === 'l_aa') return ['m_w', 'l_aa'] // toilet
  if (letters === 'ui' && sound === 't_ie') return ['m_w', 't_ie'] // biscuit
  if ((letters === 'u' || letters === 'iew') && sound === 't_oe') return ['m_j', 't_oe'] // computer, interview
  if (letters === 'ch' && sound === 'm_sj' && isEnglishBefore(next)) return ['m_t', 'm_sj']
  const other = spokenForms[sound]
  return other && other.except !== letters ? other.as : [sound]
}

/** Abbreviations that are spelled aloud: tv-gids is teeveegids. */
const letterWordPattern = /(?<![a-z])(?:tv|wc|cd|dvd|pc|gsm|sms|ns|wk|bh|vwo|psv)(?![a-z])/g
const letterNames: Readonly<Record<string, readonly SoundId[]>> = {
  b: ['m_b', 'l_ee'],
  c: ['m_s', 'l_ee'],
  d: ['m_d', 'l_ee'],
  g: ['m_g', 'l_ee'],
  h: ['m_h', 'l_aa'],
  k: ['m_k', 'l_aa'],
  m: ['k_e', 'm_m'],
  n: ['k_e', 'm_n'],
  o: ['l_oo'],
  p: ['m_p', 'l_ee'],
  s: ['k_e', 'm_s'],
  t: ['m_t', 'l_ee'],
  v: ['m_v', 'l_ee'],
  w: ['m_w', 'l_ee'],
}

function spelledPlaces(lower: string): Set<number> {
  const places = new Set<number>()
  for (const { index, 0: text } of lower.matchAll(letterWordPattern))
    for (let at = index; at < index + text.length; at += 1) places.add(at)
  return places
}

/** True for chat and sandwich, unlike chalet and douche. */
const isEnglishBefore = (next: PlacedGrapheme | undefined): boolean =>
  next === undefined || (next.letters === 'a' && next.sound === 'k_e')

/** Returns sounds as spoken: hond ends in m_t. `text` may contain author's marks. Never throws. */
export function pronounce(
  text: string,
  override?: AnalysisOverride,
  words: WordList = knownWords,
): Pronunciation {
  const { lower, graphemes, certainty } = transcribeWord(text, override, words)
  const spelled = spelledPlaces(lower)
  const groups: SoundGroup[] = []
  let at = 0
  for (const [index, grapheme] of graphemes.entries()) {
    const { sound, group, stressed } = grapheme
    const spoken = (groups[group] ??= { sounds: [], stressed: false })
    if (stressed && !groups.some((other) => other?.stressed)) spoken.stressed = true
    const place = at
    at += grapheme.letters.length
    if (spelled.has(place)) {
      spoken.sounds.push(...(letterNames[grapheme.letters] ?? []))
      continue
    }
    if (sound === null) continue
    const next = graphemes[index + 1]
    if (sound === 'm_nk' && next && next.group > group && isVowelSound(next.sound)) {
      spoken.sounds.push('m_ng')
      groups[next.group] = { sounds: ['m_k'], stressed: false }
    } else spoken.sounds.push(...spokenAs({ ...grapheme, sound }, next))
  }
  return { groups: Array.from(groups, (group) => group ?? silentGroup), unsure: certainty.doubts }
}

/** Returns a word with a stress mark, like a dictionary: 'koˈnijn'. Null for one klankgroep. */
export function writeStress(text: string): string | null {
  const { word, graphemes } = transcribeWord(text, undefined, knownWords)
  const { groups } = pronounce(text)
  if (groups.length < 2) return null
  const stressed = graphemes.find((grapheme) => grapheme.stressed)?.group ?? 0
  const before = graphemes.slice(
    0,
    graphemes.findIndex(({ group }) => group === stressed),
  )
  const at = before.reduce((length, { letters }) => length + letters.length, 0)
  return `${word.slice(0, at)}ˈ${word.slice(at)}`
}
