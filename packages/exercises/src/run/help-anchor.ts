import type { Anchor } from '@letterliaan/contract'
import { spells } from '../kit/spells.ts'

/** What helps with any word that is heard. */
const listen = {
  hint: 'Luister nog eens goed naar elke klank.',
  tip: 'Houd bij elke klank een vinger omhoog.',
}

/**
 * The anchor that helps where the word has to be spelt by the child itself: the first that tells the step's rule without
 * the word's letters. Where each of them spells it, one of them without the texts that do. Null where there is none.
 */
export const helpAnchor = (word: string, anchors: readonly Anchor[]): Anchor | null => {
  const isSilent = ({ name, description, hint, tip }: Anchor) =>
    ![name, description, hint, tip].some((text) => spells(text, word))
  const silent = anchors.find(isSilent)
  if (silent !== undefined) return silent
  const nearest = anchors.find(({ name }) => !spells(name, word)) ?? anchors[0]
  return nearest === undefined ? null : silence(nearest, word)
}

const silence = (anchor: Anchor, word: string): Anchor => {
  const keep = (text: string, otherwise: string) => (spells(text, word) ? otherwise : text)
  return {
    ...anchor,
    name: keep(anchor.name, ''),
    description: keep(anchor.description, ''),
    hint: keep(anchor.hint, listen.hint),
    tip: keep(anchor.tip, listen.tip),
  }
}
