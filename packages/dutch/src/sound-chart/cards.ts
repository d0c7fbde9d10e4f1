import { chooseGraphemeCode, chooseGraphemeColor, type GraphemeCode, type Color } from '../codes.ts'
import { soundExamples, type SoundId } from '../sounds.ts'

export interface SpellingExample {
  readonly letters: string
  readonly code: GraphemeCode
  readonly color: Color
  readonly word: string
  readonly at: number
}

export interface SoundCard {
  /** Null for a silent letter. */
  readonly sound: SoundId | null
  readonly picture: string
  readonly first: SpellingExample
  readonly others: readonly SpellingExample[]
  readonly loan: boolean
}

export function listSoundCards(): SoundCard[] {
  return (Object.keys(soundExamples) as SoundId[]).map((sound) => cardOf(soundAnchors[sound], sound))
}

export function listSilentCards(): SoundCard[] {
  return Object.values(silentAnchors).map((anchor) => cardOf(anchor, null))
}

function cardOf({ picture, words, loan = false }: SoundAnchor, sound: SoundId | null): SoundCard {
  const [first, ...others] = words.map((marked) => readExample(marked, sound))
  if (!first) throw new Error(`A sound without words: ${sound}`)
  return { sound, picture, first, others, loan }
}

/** Parses 'v[i]s' as the i of 'vis'. A browser can run this, because it needs no word list. */
function readExample(marked: string, sound: SoundId | null): SpellingExample {
  const at = marked.indexOf('[')
  const letters = marked.slice(at + 1, marked.indexOf(']'))
  const code = chooseGraphemeCode(letters, sound, false)
  return {
    letters,
    code,
    color: chooseGraphemeColor(letters, code, sound),
    word: marked.replaceAll(/[[\]]/g, ''),
    at,
  }
}

/** 'v[i]s' marks the spelling. The first word has the picture. `loan`: only in loanwords. */
interface SoundAnchor {
  readonly picture: string
  readonly words: readonly string[]
  readonly loan?: boolean
}

/** Tests in packages/print check these words against the analyser, and that no spelling is missing. */
export const soundAnchors: Readonly<Record<SoundId, SoundAnchor>> = {
  k_a: { picture: 'cat', words: ['k[a]t'] },
  k_e: { picture: 'tent', words: ['t[e]nt'] },
  k_i: { picture: 'fish', words: ['v[i]s'] },
  k_o: { picture: 'sun', words: ['z[o]n'] },
  k_u: { picture: 'bus', words: ['b[u]s'] },
  l_aa: { picture: 'crescent-moon', words: ['m[aa]n', 'v[a]der'] },
  l_ee: { picture: 'leg', words: ['b[ee]n', 'l[e]pel', 'caf[é]', 'kopi[ë]ren'] },
  l_oo: { picture: 'rose', words: ['r[oo]s', 'r[o]bot', 'cad[eau]'] },
  l_uu: { picture: 'fire', words: ['v[uu]r', 'parapl[u]'] },
  t_ie: { picture: 'bicycle', words: ['f[ie]ts', 'k[i]wi', 'bab[y]'] },
  t_oe: { picture: 'open-book', words: ['b[oe]k', 'r[ou]te'] },
  t_eu: { picture: 'nose', words: ['n[eu]s'] },
  t_ui: { picture: 'house', words: ['h[ui]s'] },
  t_ei: { picture: 'train', words: ['tr[ei]n', 'kon[ij]n'] },
  t_au: { picture: 'automobile', words: ['[au]to', 'g[ou]d', 'p[auw]', 't[ouw]'] },
  t_aai: { picture: 'shark', words: ['h[aai]'] },
  t_ooi: { picture: 'sheaf-of-rice', words: ['h[ooi]'] },
  t_oei: { picture: 'ring-buoy', words: ['b[oei]'] },
  t_eeuw: { picture: 'lion', words: ['l[eeuw]', 'l[eeu]wen'] },
  t_ieuw: { picture: 'newspaper', words: ['n[ieuw]s'] },
  t_uw: { picture: 'rightwards-pushing-hand', words: ['d[uw]'] },
  d_e: { picture: 'key', words: ['sleut[e]l', 'jar[i]g', 'vrol[ij]k', 'zee[ë]n'] },
  m_b: { picture: 'bear', words: ['[b]eer', 'du[bb]el'] },
  m_d: { picture: 'door', words: ['[d]eur', 'la[dd]er'] },
  m_f: { picture: 'flute', words: ['[f]luit', 'ko[ff]er'] },
  m_g: { picture: 'goat', words: ['[g]eit', 'vla[gg]en'] },
  m_gg: { picture: 'goal-net', words: ['[g]oal'], loan: true },
  m_h: { picture: 'dog', words: ['[h]ond'] },
  m_j: { picture: 'coat', words: ['[j]as', '[y]oga', 'soc[i]aal'] },
  m_k: { picture: 'chicken', words: ['[k]ip', 'ba[kk]er', '[c]actus', 'en[qu]ête'] },
  m_l: { picture: 'spoon', words: ['[l]epel', 'ba[ll]on'] },
  m_m: { picture: 'mouse', words: ['[m]uis', 'e[mm]er'] },
  m_n: { picture: 'nest-with-eggs', words: ['[n]est', 're[nn]en'] },
  m_p: { picture: 'pear', words: ['[p]eer', 'a[pp]el', 'kra[b]'] },
  m_r: { picture: 'rocket', words: ['[r]aket', 'ste[rr]en'] },
  m_s: { picture: 'socks', words: ['[s]ok', 'ku[ss]en', '[c]itroen', 'tropi[sch]', 'ac[t]ie'] },
  m_t: { picture: 'tiger', words: ['[t]ijger', 'ki[tt]en', 'han[d]', 'wor[dt]', '[th]ee'] },
  m_v: { picture: 'fox', words: ['[v]os'] },
  m_w: { picture: 'wolf', words: ['[w]olf'] },
  m_z: { picture: 'soap', words: ['[z]eep', 'televi[s]ie'] },
  m_ch: { picture: 'light-bulb', words: ['li[ch]t', 'we[g]'] },
  m_ng: { picture: 'snake', words: ['sla[ng]'] },
  m_nk: { picture: 'couch-and-lamp', words: ['ba[nk]'] },
  m_nj: { picture: 'mushroom', words: ['champi[gn]on'], loan: true },
  m_sj: { picture: 'scarf', words: ['[sj]aal', '[ch]ef'] },
  m_zj: { picture: 'watch', words: ['horlo[g]e', '[j]ournaal'], loan: true },
  m_ks: { picture: 'taxi', words: ['ta[x]i'], loan: true },
  m_kw: { picture: 'red-question-mark', words: ['[qu]iz'], loan: true },
  m_ts: { picture: 'police-car', words: ['poli[t]ie', 'pi[zz]a'], loan: true },
}

/** Examples of a silent letter and of the marks of a word (codes S1 and H1). */
export const silentAnchors: Readonly<Record<'S1' | 'H1', SoundAnchor>> = {
  S1: { picture: 'shortcake', words: ['cak[e]'] },
  H1: { picture: 'camera', words: ["foto[']s", 'na[-]apen'] },
}
