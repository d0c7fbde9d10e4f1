import type { Flow, Transition } from '../../kit/flow.ts'
import { fieldOf, readMove } from '../../kit/judge.ts'
import type { Judge, TemplateLogic, Turn } from '../../kit/template.ts'
import { hasCodes, hasReadLetters, hasSoundGroups } from '../../kit/word-data.ts'
import {
  cutAt,
  cutsOf,
  cutText,
  endKindsOf,
  isEndKind,
  isPlace,
  endSoundLooks,
  type EndKind,
} from './groups.ts'

/** An answer's data: after how many letters the word was cut, and the kind of each klankgroep's end. */
export interface CutWord {
  readonly cuts: readonly unknown[]
  readonly kinds: readonly unknown[]
}

const maxGroups = 40

const readList = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) && value.length <= maxGroups ? value : null

const readCutWord = (data: Readonly<Record<string, unknown>>): CutWord | null => {
  const cuts = readList(fieldOf(data, 'cuts'))
  const kinds = readList(fieldOf(data, 'kinds'))
  return cuts === null || kinds === null ? null : { cuts, kinds }
}

const areSame = (sent: readonly unknown[], right: readonly unknown[]): boolean =>
  sent.length === right.length && right.every((value, at) => sent[at] === value)

/** First the cuts, then the kinds. An attempt is the word with a wrong cut ('k|ikker', 1), or a kind and its group. */
const judgeKlankgroepen: Judge<CutWord> = {
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
    const names = kinds.filter(isEndKind).map((kind) => endSoundLooks[kind].name)
    return `${cutAt(word, cuts)}: ${names.join(', ')}`
  },
}

export interface KlankgroepenState {
  /** After how many letters the word is cut, in order. */
  readonly cuts: readonly number[]
  /** The kinds named so far, group by group. */
  readonly kinds: readonly EndKind[]
  /** Wrong places, and wrong kinds of the group whose turn it is: tapped twice they are one mistake. */
  readonly wrongCuts: readonly number[]
  readonly wrongKinds: readonly EndKind[]
  readonly refusals: number
}

export type KlankgroepenEvent =
  | { readonly type: 'cut'; readonly at: number }
  | { readonly type: 'name'; readonly kind: EndKind }

const whole: KlankgroepenState = { cuts: [], kinds: [], wrongCuts: [], wrongKinds: [], refusals: 0 }

/** Is every cut made, so that the end sounds can be named? */
export const isCut = ({ word }: Turn, { cuts }: KlankgroepenState): boolean =>
  cuts.length === cutsOf(word).length

const isDone = (turn: Turn, state: KlankgroepenState): boolean =>
  isCut(turn, state) && state.kinds.length === endKindsOf(turn.word).length

const still = (state: KlankgroepenState): Transition<KlankgroepenState> => ({ state, effects: [] })

const cut = (turn: Turn, state: KlankgroepenState, at: number): Transition<KlankgroepenState> => {
  const { word } = turn
  const isOld = state.cuts.includes(at) || state.wrongCuts.includes(at)
  if (isCut(turn, state) || isOld || !isPlace(word, at)) return still(state)
  if (cutsOf(word).includes(at)) {
    const cuts = [...state.cuts, at].toSorted((a, b) => a - b)
    return { state: { ...state, cuts }, effects: [{ type: 'feedback', feedback: 'letter' }] }
  }
  return {
    state: { ...state, wrongCuts: [...state.wrongCuts, at], refusals: state.refusals + 1 },
    effects: [
      { type: 'attempt', attempt: cutText(word, at), at },
      { type: 'feedback', feedback: 'wrong' },
    ],
  }
}

const name = (turn: Turn, state: KlankgroepenState, kind: EndKind): Transition<KlankgroepenState> => {
  if (!isCut(turn, state) || isDone(turn, state) || state.wrongKinds.includes(kind)) return still(state)
  const group = state.kinds.length
  if (endKindsOf(turn.word)[group] === kind) {
    return {
      state: { ...state, kinds: [...state.kinds, kind], wrongKinds: [] },
      effects: [{ type: 'feedback', feedback: 'letter' }],
    }
  }
  return {
    state: { ...state, wrongKinds: [...state.wrongKinds, kind], refusals: state.refusals + 1 },
    effects: [
      { type: 'attempt', attempt: kind, at: group },
      { type: 'feedback', feedback: 'wrong' },
    ],
  }
}

/** The word is cut into klankgroepen, then the end sound of each is named, group by group (TPL-6). */
const klankgroepenFlow: Flow<KlankgroepenState, KlankgroepenEvent> = {
  start: () => still(whole),
  next(turn, state, event) {
    switch (event.type) {
      case 'cut':
        return cut(turn, state, event.at)
      case 'name':
        return name(turn, state, event.kind)
      case 'submit':
        return {
          state,
          effects: isDone(turn, state)
            ? [{ type: 'answer', data: { cuts: state.cuts, kinds: state.kinds } }]
            : [],
        }
      case 'rejected':
        return still(whole)
      case 'wake':
        return still(state)
    }
  },
  isFilledIn: isDone,
}

export const klankgroepen: TemplateLogic<'Klankgroepen', CutWord, KlankgroepenState, KlankgroepenEvent> = {
  ...judgeKlankgroepen,
  flow: klankgroepenFlow,
  name: 'Klankgroepen',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) =>
    hasReadLetters(word) &&
    hasSoundGroups(word) &&
    hasCodes(word) &&
    cutsOf(word).length > 0 &&
    !endKindsOf(word).includes(null),
  expectedInput: ({ word }) => word.sound_groups,
}
