import { catalogue, fill, spoken } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import type { Flow, TurnTransition } from '../../kit/flow.ts'
import type { Stuck } from '../../kit/stuck.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { cutMark } from '../../kit/sound-groups.ts'
import type { Judge, TemplateLogic, Turn } from '../../kit/template.ts'
import { hasCodes, hasReadLetters, hasSoundGroups, splitLetters } from '../../kit/word-data.ts'
import {
  formatCuts,
  listCuts,
  listSoundGroupTexts,
  formatCut,
  listEndSoundKinds,
  isEndSoundKind,
  isRightCut,
  listOtherCuts,
  isCutPlace,
  endSoundLooks,
  type EndSoundKind,
} from '../../kit/end-sounds.ts'

export const texts = catalogue({
  instruction: spoken('Tik tussen de letters en knip het woord in klankgroepen'),
  cut: 'Knip het woord {word}',
  cutAfter: 'Knip na {letters}',
  groups: 'De klankgroepen',
  groupsAre: 'De klankgroepen zijn {groups}.',
  hear: spoken('Wat hoor je aan het eind?'),
  hearOf: 'Wat hoor je aan het eind van {group}?',
  everyGroup: 'elke klankgroep',
  soundAtEnd: 'Aan het eind van {group} hoor je een {sound}.',
  done: spoken('Goed geknipt en goed geluisterd!', { sober: 'De stukken en de letters kloppen.' }),
  rightWords: spoken('Deze woorden knipte je goed:'),
})

export interface KlankgroepenAnswer {
  readonly cuts: readonly unknown[]
  readonly kinds: readonly unknown[]
}

const maxGroups = 40

const readList = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) && value.length <= maxGroups ? value : null

const readCutWord = (data: Readonly<Record<string, unknown>>): KlankgroepenAnswer | null => {
  const cuts = readList(readOwnField(data, 'cuts'))
  const kinds = readList(readOwnField(data, 'kinds'))
  return cuts === null || kinds === null ? null : { cuts, kinds }
}

const areSame = (sent: readonly unknown[], right: readonly unknown[]): boolean =>
  sent.length === right.length && right.every((value, at) => sent[at] === value)

/** An attempt is a wrong cut ('k|ikker', 1), or a wrong kind and its group. */
const klankgroepenJudge: Judge<KlankgroepenAnswer> = {
  read: (data) => parseMove(data, readCutWord),
  isWrongAttempt({ word }, attempt, at) {
    if (at === null) return false
    if (isEndSoundKind(attempt)) {
      const right = [listEndSoundKinds(word), listEndSoundKinds(word, listOtherCuts(word))].map(
        (kinds) => kinds[at],
      )
      return right.every((kind) => kind != null) && right.some((kind) => kind !== attempt)
    }
    return isCutPlace(word, at) && attempt === formatCut(word, at) && !isRightCut(word, [], at)
  },
  isRight: ({ word }, { cuts, kinds }) =>
    areSame(cuts, listCuts(word, cuts)) && areSame(kinds, listEndSoundKinds(word, cuts)),
  toText: ({ cuts, kinds }, { word }) => {
    const names = kinds.filter(isEndSoundKind).map((kind) => endSoundLooks[kind].name)
    return `${formatCuts(word, cuts)}: ${names.join(', ')}`
  },
}

export interface KlankgroepenState {
  readonly cuts: readonly number[]
  readonly kinds: readonly EndSoundKind[]
  /** A second tap on the same wrong place or kind is no second mistake. */
  readonly wrongCuts: readonly number[]
  readonly wrongKinds: readonly EndSoundKind[]
  readonly refusals: number
}

export type KlankgroepenEvent =
  | { readonly type: 'cut'; readonly at: number }
  | { readonly type: 'name'; readonly kind: EndSoundKind }

const whole: KlankgroepenState = { cuts: [], kinds: [], wrongCuts: [], wrongKinds: [], refusals: 0 }

export const isFullyCut = ({ word }: Turn, { cuts }: KlankgroepenState): boolean =>
  cuts.length === listCuts(word).length

const isDone = (turn: Turn, state: KlankgroepenState): boolean =>
  isFullyCut(turn, state) && state.kinds.length === listEndSoundKinds(turn.word, state.cuts).length

const still = (state: KlankgroepenState): TurnTransition<KlankgroepenState> => ({ state, effects: [] })

const cut = (turn: Turn, state: KlankgroepenState, at: number): TurnTransition<KlankgroepenState> => {
  const { word } = turn
  const isOld = state.cuts.includes(at) || state.wrongCuts.includes(at)
  if (isFullyCut(turn, state) || isOld || !isCutPlace(word, at)) return still(state)
  if (isRightCut(word, state.cuts, at)) {
    const cuts = [...state.cuts, at].toSorted((a, b) => a - b)
    return { state: { ...state, cuts }, effects: [{ type: 'feedback', feedback: 'letter' }] }
  }
  // This cut is right, but not together with the cuts made so far.
  if (isRightCut(word, [], at)) return still(state)
  return {
    state: { ...state, wrongCuts: [...state.wrongCuts, at], refusals: state.refusals + 1 },
    effects: [
      { type: 'attempt', attempt: formatCut(word, at), at },
      { type: 'feedback', feedback: 'wrong' },
    ],
  }
}

const name = (
  turn: Turn,
  state: KlankgroepenState,
  kind: EndSoundKind,
): TurnTransition<KlankgroepenState> => {
  if (!isFullyCut(turn, state) || isDone(turn, state) || state.wrongKinds.includes(kind)) return still(state)
  const group = state.kinds.length
  if (listEndSoundKinds(turn.word, state.cuts)[group] === kind) {
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

const stuckAt = (turn: Turn, state: KlankgroepenState): Stuck | null => {
  const { word } = turn
  const groups = listSoundGroupTexts(word, state.cuts)
  if (!isFullyCut(turn, state)) {
    const cutPlace = listCuts(word, state.cuts).find((place) => !state.cuts.includes(place)) ?? 1
    const says = { word: fill(texts.groupsAre, { groups: groups.join(commonTexts.and) }) }
    return { task: 'cut', pieces: splitLetters(word.word), at: cutPlace - 1, isShown: true, says }
  }
  const at = state.kinds.length
  const kind = listEndSoundKinds(word, state.cuts)[at]
  if (kind === undefined || kind === null) return null
  const answer = fill(texts.soundAtEnd, { group: groups[at] ?? '', sound: endSoundLooks[kind].name })
  return { task: 'choose', pieces: groups, at, isShown: true, says: { letters: answer, word: answer } }
}

/** The child cuts the word, and then names the end sound of each group (TPL-6). */
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
  stuckAt,
}

export const logic: TemplateLogic<'Klankgroepen', KlankgroepenAnswer, KlankgroepenState, KlankgroepenEvent> =
  {
    name: 'Klankgroepen',
    texts,
    category: 'Verkennen',
    activity: 'groups',
    lesson: {
      name: 'Knip het woord',
      task: 'Knip het woord in klankgroepen en kies wat je aan het eind van elke klankgroep hoort.',
      after: 'Je hebt alle woorden in klankgroepen geknipt.',
      picture: 'clapping-hands',
      numWords: 6,
      sounds: { offered: ['word', 'sound_groups'], needed: ['word', 'sound_groups'] },
      firstStep: 17,
      ownWords: { long: 2 },
    },
    word: {
      shown: 'always',
      asked: 'cut',
      suitsSome: true,
      canPlay: (word) =>
        hasReadLetters(word) &&
        hasSoundGroups(word) &&
        hasCodes(word) &&
        listCuts(word).length > 0 &&
        !listEndSoundKinds(word).includes(null),
    },
    judge: klankgroepenJudge,
    flow: klankgroepenFlow,
    turn: { opensWith: ['word'], endsByItself: true },
    data: {
      described:
        '`{ cuts, kinds }`: after how many letters the word is cut into its `sound_groups`; and for each group the kind of its last sound: K (short), L (long), T (two signs), M (consonant) or D (soft u), the first letter of its code in `word.structure`. A grapheme that two groups share is of both; other codes are not heard',
      right: ({ word }) => ({ cuts: listCuts(word), kinds: listEndSoundKinds(word) }),
      expectedInput: ({ word }) => word.sound_groups,
    },
    spelling: null,
    outro: {
      rightWords: texts.rightWords,
      shows: ({ word }) => ({ kind: 'groups', groups: listSoundGroupTexts(word) }),
      written: (attempt) => (attempt.includes(cutMark) ? attempt : null),
    },
  }
