import type { Context } from '../context.ts'
import { isConsonant, isVowel } from '../context.ts'
import type { EditRule } from './edit.ts'
import { NONE } from './edit.ts'

const isVerb = ({ belongsTo }: Context): boolean => belongsTo('ww-nu') || belongsTo('ww-toen')
const isStommeE = ({ grapheme, letters }: Context): boolean => grapheme.code === 'D1' && letters === 'e'

/** Errors in prefixes, suffixes, compounds and verbs (dutch.md §4.4 and §5). */
export const MORPHOLOGY_EDITS: readonly EditRule[] = [
  {
    tag: 'ww-dt',
    writes: (context) => {
      if (!isVerb(context) || !context.isLast) return NONE
      return VERB_ENDS[context.letters] ?? NONE
    },
  },
  {
    tag: 'ww-dt',
    writes: (context) => {
      if (!context.belongsTo('ww-toen') || context.at(1)?.code !== 'D1' || !isConsonant(context.previous))
        return NONE
      return context.letters === 'd' ? ['t', 'dd'] : context.letters === 't' ? ['d', 'tt'] : NONE
    },
  },
  {
    tag: 'be-ge-ver',
    writes: (context) =>
      /^(be|ge|ver)$/.test(context.part) && isStommeE(context) ? ['u', 'i', 'eu', ''] : NONE,
  },
  {
    tag: 'ig',
    writes: ({ grapheme, letters }) => (grapheme.code === 'D1' && letters === 'i' ? ['u', 'e', 'uu'] : NONE),
  },
  {
    tag: 'lijk',
    writes: ({ grapheme }) => (grapheme.code === 'D2' ? ['u', 'e', 'ei', 'i', 'y', 'eu'] : NONE),
  },
  {
    tag: 'stomme-e',
    writes: (context) => (isStommeE(context) ? ['u', 'i', 'uh', 'ee', 'eu'] : NONE),
  },
  {
    tag: 'stomme-e',
    writes: (context) =>
      isStommeE(context) && !context.isLast && isConsonant(context.next) && context.at(2) === undefined
        ? ['']
        : NONE,
  },
  {
    tag: 'tussen-n',
    writes: (context) => {
      if (
        !context.endsPart ||
        !isStommeE({
          ...context,
          grapheme: context.letters === 'n' ? (context.previous ?? context.grapheme) : context.grapheme,
          letters: 'e',
        })
      )
        return NONE
      return context.letters === 'n' ? [''] : context.letters === 'e' ? ['en'] : NONE
    },
  },
  {
    tag: 'slot-n',
    writes: ({ letters, isLast, previous }) =>
      letters === 'n' && isLast && previous?.code === 'D1' ? [''] : NONE,
  },
  {
    tag: 'tussen-s',
    writes: ({ letters, endsPart, belongsTo }) =>
      letters === 's' && endsPart && belongsTo('tussen-s') ? [''] : NONE,
  },
  {
    tag: 'tussen-s',
    writes: ({ letters, startsPart, belongsTo }) =>
      startsPart && belongsTo('samenstelling') ? [`s${letters}`] : NONE,
  },
  {
    tag: 'samenstelling',
    writes: ({ letters, endsPart, next, belongsTo }) =>
      endsPart && belongsTo('samenst-weg') && /^[dtbpkg]$/.test(letters) && next ? [''] : NONE,
  },
  {
    tag: 'samenstelling',
    span: 2,
    writes: ({ letters, endsPart, next }) =>
      endsPart && letters === next?.letters.toLowerCase() ? [letters] : NONE,
  },
  {
    tag: 'verkleinwoord',
    writes: ({ letters, part, startsPart, belongsTo }) => {
      if (
        !startsPart ||
        !/^[tp]?jes?$/.test(part) ||
        !(belongsTo('vk-je') || belongsTo('vk-tje') || belongsTo('vk-etje'))
      )
        return NONE
      return letters === 'j' ? ['tj', 'i'] : ['']
    },
  },
  {
    tag: 'verkleinwoord',
    writes: ({ letters, endsPart, next }) =>
      endsPart && letters === 'd' && next?.letters === 'j' ? ['t', ''] : NONE,
  },
  {
    tag: 'verkleinwoord',
    writes: ({ letters, belongsTo }) => (letters === 'nk' && belongsTo('vk-etje') ? ['ng', 'ngk'] : NONE),
  },
  {
    tag: 'aaneen',
    writes: ({ letters, startsPart, belongsTo }) =>
      startsPart && belongsTo('samenstelling') ? [` ${letters}`] : NONE,
  },
  { tag: 'koppelteken', writes: ({ letters }) => (letters === '-' ? ['', ' '] : NONE) },
  {
    tag: 'koppelteken',
    writes: ({ letters, startsPart, belongsTo }) =>
      startsPart && belongsTo('samenstelling') ? [`-${letters}`] : NONE,
  },
  { tag: 'apostrof', writes: ({ letters }) => (letters === "'" ? ['', '-', '"', ' '] : NONE) },
  {
    tag: 'apostrof',
    span: 2,
    writes: ({ letters, next }) => (letters === "'" && next ? [`${next.letters}'`] : NONE),
  },
  {
    tag: 'apostrof',
    span: 2,
    writes: ({ grapheme, letters, next }) =>
      next?.letters === "'" && isVowel(grapheme) && letters.length === 1
        ? [letters + letters, letters === 'i' || letters === 'y' ? 'ie' : letters]
        : NONE,
  },
  {
    tag: 'apostrof',
    writes: ({ letters, isLast, isFirst, previous }) =>
      letters === 's' && isLast && !isFirst && previous?.letters !== "'" ? ["'s"] : NONE,
  },
  {
    tag: 'apostrof',
    writes: ({ letters, previous }) => (letters === ' ' && previous?.letters === 's' ? ['', '-'] : NONE),
  },
]

/** What is written at the end of a verb form instead. */
const VERB_ENDS: Readonly<Record<string, readonly string[]>> = {
  t: ['', 'd', 'dt'],
  d: ['t', 'dt'],
  dt: ['d', 't'],
}
