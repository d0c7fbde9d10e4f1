import type { OwnWord, SpokenGroup } from '@letterliaan/contract'
import { analyseOwnWord } from '@letterliaan/curriculum'
import { encodeJson } from '../../../db/json.ts'
import { categoryLabels } from './surroundings.ts'

export interface CorrectedSounds {
  readonly word: string
  readonly groups: SpokenGroup[]
}

/** `before`: the words as they were, whose corrections were kept then. */
export function correctedSounds(words: readonly OwnWord[], before: readonly OwnWord[]): CorrectedSounds[] {
  const known = new Map(before.map((own) => [own.word, encodeJson(own.correction)]))
  return words
    .filter(({ word, correction }) => correction !== null && known.get(word) !== encodeJson(correction))
    .flatMap((own) => {
      const groups = soundsOf(own)
      const byRule = soundsOf({ ...own, correction: null })
      return groups.length > 0 && encodeJson(groups) !== encodeJson(byRule)
        ? [{ word: own.word, groups }]
        : []
    })
}

/** A klankgroep in which nothing is heard is not spoken. */
const soundsOf = (own: OwnWord): SpokenGroup[] =>
  analyseOwnWord(own, categoryLabels()).groups.filter(({ sounds }) => sounds.length > 0)
