import type { VerbForm } from '@letterliaan/contract'
import type { Analysis, Grapheme, SoundId, SpellingError } from '@letterliaan/dutch'

export interface HintCase {
  readonly analysis: Analysis
  readonly error: SpellingError
  /** Set if the verb is known. */
  readonly verb?: VerbForm | undefined
}

export interface HintClaim {
  readonly says: RegExp
  readonly holds: (hintCase: HintCase, said: string) => boolean
}

const grapheme = ({ analysis, error }: HintCase, distance = 0): Grapheme | undefined =>
  analysis.graphemes[error.at + distance]

const sorted = (text: string): string => text.toLowerCase().split('').toSorted().join('')

const isVowel = (piece: Grapheme | undefined): boolean => piece !== undefined && /^[KLTD]/.test(piece.code)

const codeStarts = (kind: string, distance: number) => (hintCase: HintCase) =>
  grapheme(hintCase, distance)?.code.startsWith(kind) ?? false

const endsGroup = (hintCase: HintCase): boolean => grapheme(hintCase)?.group !== grapheme(hintCase, 1)?.group

/** True if the klankgroep has a vowel before the letter, but none after it. */
const inCoda = (hintCase: HintCase): boolean => {
  const own = grapheme(hintCase)
  const others = hintCase.analysis.graphemes.filter((other) => other.group === own?.group)
  const place = own ? others.indexOf(own) : -1
  return others.slice(0, place).some(isVowel) && !others.slice(place + 1).some(isVowel)
}

const soundsByName: Readonly<Record<string, readonly SoundId[]>> = {
  sj: ['m_sj'],
  zj: ['m_zj'],
  k: ['m_k'],
  kw: ['m_kw', 'm_k'],
  s: ['m_s'],
  z: ['m_z'],
  f: ['m_f'],
  v: ['m_v'],
  t: ['m_t'],
  p: ['m_p'],
  ks: ['m_ks', 'm_k'],
  g: ['m_ch', 'm_g', 'm_gg'],
  oo: ['l_oo'],
  oe: ['t_oe'],
  ie: ['t_ie'],
  ei: ['t_ei'],
  au: ['t_au'],
}

const isHeard = (hintCase: HintCase, said: string): boolean => {
  const sound = grapheme(hintCase)?.sound
  return sound != null && (soundsByName[said]?.includes(sound) ?? true)
}

const isNew = ({ error }: HintCase, said: string): boolean =>
  error.answer.includes(said) && !error.target.toLowerCase().includes(said)

export const hintClaims: readonly HintClaim[] = [
  { says: /^Je hoort (?:een )?‘?([a-z]+)’?(?: of ‘k’)?[:, ]/, holds: isHeard },
  { says: /^Je hoort ‘sj’ en/, holds: ({ error }) => error.target === 'sj' || error.target === 'sh' },
  {
    says: /leenwoord schrijf je (?:een )?(ch|g|ou|eau|y|ey|s|z)\b/,
    holds: ({ error }, said) => error.target === said && error.answer !== said,
  },
  { says: /(?:geen|niet als) (n|s|y|v|z)\b/, holds: isNew },
  { says: /geen streepje/, holds: (hintCase) => isNew(hintCase, '-') },
  { says: /geen spatie|zonder spatie/, holds: (hintCase) => isNew(hintCase, ' ') },
  { says: /geen hoge komma/, holds: (hintCase) => isNew(hintCase, "'") },
  {
    says: /geen puntjes/,
    holds: ({ error }) => /[äëïöü]/.test(error.answer) && !/[äëïöü]/.test(error.target),
  },
  {
    says: /Zet dan puntjes/,
    holds: ({ analysis, error }) =>
      /[äëïöü]/.test(analysis.word.slice(0, -1)) && !/[äëïöü]$/.test(error.answer),
  },
  {
    says: /medeklinker (?:dan )?dubbel/,
    holds: ({ error }) => /^(.)\1$/i.test(error.target) && error.answer.length === 1,
  },
  { says: /maar één keer/, holds: ({ error }) => error.answer === error.target.toLowerCase().repeat(2) },
  {
    says: /overgeslagen|vergeet een medeklinker|bijna niet/,
    holds: ({ error }) => error.answer.length < error.target.length,
  },
  { says: /te veel/, holds: ({ error }) => error.answer.length > error.target.length },
  {
    says: /^Hoor je een korte klank aan het eind/,
    holds: (hintCase) => grapheme(hintCase, -1)?.code === 'K2',
  },
  {
    says: /Dan schrijf je één letter\./,
    holds: (hintCase) =>
      grapheme(hintCase)?.code === 'L1' && endsGroup(hintCase) && hintCase.error.answer.length === 2,
  },
  { says: /^Aan het eind van een klankgroep/, holds: inCoda },
  {
    says: /^Hoor je een [tp] aan het eind/,
    holds: ({ analysis, error }) => error.at === analysis.graphemes.length - 1,
  },
  { says: /zachte klankgroep|zachte u/, holds: codeStarts('D', 0) },
  { says: /^Na een lange klank/, holds: codeStarts('L', -1) },
  { says: /^Na een tweetekenklank/, holds: codeStarts('T', -1) },
  { says: /^Na de klank ‘ie’/, holds: (hintCase) => grapheme(hintCase, -1)?.sound === 't_ie' },
  { says: /^Na een zachte klank/, holds: codeStarts('D', -1) },
  { says: /^Voor ch /, holds: (hintCase) => grapheme(hintCase, 1)?.letters === 'ch' },
  { says: /^Voor een ([rl])/, holds: (hintCase, said) => grapheme(hintCase, 1)?.letters === said },
  { says: /korte klank: a, e/, holds: codeStarts('K', 0) },
  { says: /kleine letters/, holds: ({ error }) => error.target === error.target.toLowerCase() },
  { says: /met een hoofdletter/, holds: ({ error }) => error.target !== error.target.toLowerCase() },
  { says: /de g.*k: schrijf inkje|zonder g/, holds: ({ error }) => error.answer.includes('g') },
  { says: /u voor de w niet/, holds: ({ error }) => !error.answer.includes('u') },
  { says: /nog een w/, holds: ({ error }) => !error.answer.includes('w') },
  { says: /één u en een w/, holds: ({ error }) => error.target === 'uw' },
  { says: /b en de d/, holds: ({ error }) => /^[bd]$/.test(error.target) && /^[bd]$/.test(error.answer) },
  {
    says: /goede volgorde|volgorde van/,
    holds: ({ error }) => sorted(error.target) === sorted(error.answer),
  },
  { says: /Tussen deze twee woorden|eerste woord/, holds: ({ analysis }) => analysis.morphemes.length > 1 },
  {
    says: /s tussen de twee woorden|de s niet goed/,
    holds: ({ analysis, error }) =>
      error.target === 's' && error.answer === '' && /^\p{L}/u.test(analysis.word),
  },
  {
    says: /kofschip|te of de achter/,
    holds: ({ analysis, verb }) =>
      verb === undefined
        ? analysis.categories.some(({ category }) => category === 'ww-toen')
        : ['toen', 'klaar', 'bijvoeglijk'].includes(verb.time),
  },
]
