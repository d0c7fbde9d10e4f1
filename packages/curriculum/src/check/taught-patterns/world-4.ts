import type { TaughtPattern, TaughtPatterns } from './taught-pattern.ts'
import { spelledLike } from './taught-pattern.ts'
import { hasCode, writes, writesAs } from './word-view.ts'

/** ch that is learnt by heart: not the cht of a rule, nor sch. */
const hasLearntCh: TaughtPattern = ({ sounds }) =>
  sounds.some(
    ({ letters, sound }, at) =>
      letters === 'ch' &&
      sound === 'm_ch' &&
      sounds[at - 1]?.letters !== 's' &&
      sounds[at + 1]?.letters !== 't',
  )

/** dutch.md §2, Wereld 4. */
export const world4Patterns: TaughtPatterns = {
  ij: (view) => writesAs(view, 'ij', 't_ei'),
  ei: (view) => writes(view, 'ei') && !view.word.includes('heid'),
  au: (view) => writes(view, 'au', 'auw'),
  ou: (view) => writes(view, 'ouw') || writesAs(view, 'ou', 't_au'),
  ch: hasLearntCh,
  'i=ie': (view) => view.sounds.some(({ letters, code }) => letters === 'i' && code === 'T1'),
  'y=ie': (view) => view.sounds.some(({ letters, code }) => letters === 'y' && code === 'T1'),
  'c=k': (view) => writesAs(view, 'c', 'm_k') || writes(view, 'cc'),
  'c=s': (view) => writesAs(view, 'c', 'm_s'),
  x: (view) => writes(view, 'x'),
  tie: spelledLike(/.tie$/),
  isch: (view) => hasCode(view, 'M3') && view.word.includes('isch'),
  th: (view) => writes(view, 'th'),
  é: spelledLike(/[éèê]/),
  trema: spelledLike(/[äëïöü]/),
  "'s": spelledLike(/^'s /),
  koppel: spelledLike(/-/),
  'ch=sj': (view) => writesAs(view, 'ch', 'm_sj'),
  'g=zj': (view) => writesAs(view, 'g', 'm_zj'),
  eau: (view) => writes(view, 'eau'),
  'ou=oe': (view) => writesAs(view, 'ou', 't_oe'),
  qu: (view) => writes(view, 'qu'),
  teit: spelledLike(/.teit(en)?$/),
}
