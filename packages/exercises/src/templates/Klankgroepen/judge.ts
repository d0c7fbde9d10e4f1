import { fieldOf, readMove } from '../../kit/reading.ts'
import type { Judge } from '../../kit/template.ts'
import { cutAt, cutsOf, cutText, endKindsOf, isEndKind, isPlace } from './groups.ts'
import { kindLooks } from './kinds.ts'

/** An answer's data: after how many letters the word was cut, and the kind of each klankgroep's end. */
export interface CutWord {
  readonly cuts: readonly unknown[]
  readonly kinds: readonly unknown[]
}

const mostGroups = 40

const readList = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) && value.length <= mostGroups ? value : null

const readCutWord = (data: Readonly<Record<string, unknown>>): CutWord | null => {
  const cuts = readList(fieldOf(data, 'cuts'))
  const kinds = readList(fieldOf(data, 'kinds'))
  return cuts === null || kinds === null ? null : { cuts, kinds }
}

const areSame = (sent: readonly unknown[], right: readonly unknown[]): boolean =>
  sent.length === right.length && right.every((value, at) => sent[at] === value)

/** First the cuts, then the kinds. An attempt is the word with a wrong cut ('k|ikker', 1), or a kind and its group. */
export const judgeKlankgroepen: Judge<CutWord> = {
  read: (data) => readMove(data, readCutWord),
  isWrongAttempt({ word }, attempt, at) {
    if (at === null) return false
    if (isEndKind(attempt)) {
      const right = endKindsOf(word)[at] ?? null
      return right !== null && right !== attempt
    }
    return isPlace(word, at) && attempt === cutText(word, at) && !cutsOf(word).includes(at)
  },
  isRight: ({ word }, { cuts, kinds }) => areSame(cuts, cutsOf(word)) && areSame(kinds, endKindsOf(word)),
  toText: ({ cuts, kinds }, { word }) => {
    const names = kinds.filter(isEndKind).map((kind) => kindLooks[kind].name)
    return `${cutAt(word, cuts)}: ${names.join(', ')}`
  },
}
