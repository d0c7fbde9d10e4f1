import type { Patterns } from './pattern.ts'
import type { WordView } from './view.ts'
import { hasCode, writes, writesAs } from './view.ts'

const matches =
  (pattern: RegExp) =>
  (view: WordView): boolean =>
    pattern.test(view.word)

/** ch that is learnt by heart: not the cht of a rule, nor sch. */
const hasLearntCh = ({ sounds }: WordView): boolean =>
  sounds.some(
    ({ letters, sound }, at) =>
      letters === 'ch' && sound === 'm_ch' && sounds[at - 1]?.letters !== 's' && sounds[at + 1]?.letters !== 't',
  )

/** dutch.md §2, Wereld 4. */
export const WORLD_4: Patterns = {
  ij: { holds: (view) => writesAs(view, 'ij', 't_ei'), bars: true },
  ei: {
    holds: (view) => writes(view, 'ei'),
    bars: (view) => writes(view, 'ei') && !view.word.includes('heid'),
  },
  au: { holds: (view) => writes(view, 'au', 'auw'), bars: true },
  ou: { holds: (view) => writes(view, 'ouw') || writesAs(view, 'ou', 't_au'), bars: true },
  ch: { holds: hasLearntCh, bars: true },
  'i=ie': {
    holds: (view) => view.sounds.some(({ letters, code }) => letters === 'i' && code === 'T1'),
    bars: true,
  },
  'y=ie': {
    holds: (view) => view.sounds.some(({ letters, code }) => letters === 'y' && code === 'T1'),
    bars: true,
  },
  'c=k': { holds: (view) => writesAs(view, 'c', 'm_k') || writes(view, 'cc'), bars: true },
  'c=s': { holds: (view) => writesAs(view, 'c', 'm_s'), bars: true },
  x: { holds: (view) => writes(view, 'x'), bars: true },
  tie: { holds: matches(/.tie(s|f)?$/), bars: matches(/.tie$/) },
  isch: { holds: (view) => hasCode(view, 'M3') && /isch/.test(view.word), bars: true },
  th: { holds: (view) => writes(view, 'th'), bars: true },
  é: { holds: matches(/[éèê]/), bars: true },
  trema: { holds: matches(/[äëïöü]/), bars: true },
  "'s": { holds: matches(/^'s /), bars: true },
  koppel: { holds: matches(/-/), bars: true },
  'ch=sj': { holds: (view) => writesAs(view, 'ch', 'm_sj'), bars: true },
  'g=zj': { holds: (view) => writesAs(view, 'g', 'm_zj'), bars: true },
  eau: { holds: (view) => writes(view, 'eau'), bars: true },
  'ou=oe': { holds: (view) => writesAs(view, 'ou', 't_oe'), bars: true },
  qu: { holds: (view) => writes(view, 'qu'), bars: true },
  teit: { holds: matches(/.teit(en)?$/), bars: true },
  engels: { holds: () => true },
  'mix-leen': { holds: () => true },
}
