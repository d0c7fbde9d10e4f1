import type { Patterns } from './pattern.ts'
import type { WordView } from './view.ts'
import { hasCode, isConsonant, openers, pairs, writesAs } from './view.ts'

const endsOn =
  (ending: RegExp) =>
  (view: WordView): boolean =>
    ending.test(view.word)
const endsOnStommeE = (view: WordView): boolean => view.sounds.at(-1)?.code === 'D1'
const isDiminutive = (view: WordView): boolean => view.word.endsWith('je') && endsOnStommeE(view)

/** ball-e-tje, but not voe-tje. */
const endsOnEtje = (view: WordView): boolean =>
  view.word.endsWith('etje') && openers(view).at(-1)?.at(-1)?.code === 'D1'

/** dutch.md §2, Wereld 3. Endings of verbs and plurals are read from the letters: the codes don't tell them. */
export const WORLD_3: Patterns = {
  'eind-d': { holds: (view) => writesAs(view, 'd', 'm_t'), bars: true },
  'd/t': { holds: endsOn(/[dt]$/) },
  'b/p': { holds: endsOn(/[bp]$/), bars: (view) => writesAs(view, 'b', 'm_p') },
  'f-v': { holds: endsOn(/.v/) },
  's-z': { holds: endsOn(/.z/) },
  'mv-s': { holds: endsOn(/(el|em|en|er|erd|aar|je)s$/) },
  "mv-'s": { holds: endsOn(/'s$/), bars: true },
  'mv-bijz': { holds: endsOn(/en$/) },
  'vk-je': { holds: isDiminutive, bars: true },
  'vk-tje': { holds: (view) => isDiminutive(view) && /[tp]je$/.test(view.word) },
  'vk-etje': { holds: (view) => endsOnEtje(view) || view.word.endsWith('nkje'), bars: endsOnEtje },
  ig: { holds: (view) => /ig(e|er|st|s)?$/.test(view.word) && writesAs(view, 'i', 'd_e'), bars: true },
  lijk: { holds: (view) => hasCode(view, 'D2'), bars: true },
  'ing-heid': { holds: endsOn(/.(ing|heid)$/), bars: endsOn(/.heid$/) },
  'samenst-weg': {
    holds: (view) =>
      pairs(view.sounds).some(([one, two]) => one.group < two.group && isConsonant(one) && isConsonant(two)),
  },
  'tussen-n': { holds: (view) => openers(view).some((group) => group.some((sound) => sound.code === 'D1')) },
  'tussen-s': { holds: (view) => openers(view).some((group) => group.at(-1)?.letters === 's') },
  bnw: { holds: (view) => /en?$/.test(view.word) && hasCode(view, 'D1') },
  'ww-nu': { holds: endsOn(/(t|d|en)$/) },
  'ww-toen': { holds: endsOn(/[td]en?$|^(ge|be|ver).*[dt]$/) },
}
