import type { Word } from '@letterliaan/contract'
import { catalogue, exclaimed, fill, spoken } from '@letterliaan/texts'
import {
  listEndSoundKinds,
  listEndSounds,
  isEndSoundKind,
  listOtherCuts,
  type EndSoundKind,
} from '../../kit/end-sounds.ts'
import type { Flow, TextTyped, TurnEffect, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
} from '../../kit/free-typing-flow.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { isWordOfTurn, readTypedAnswer, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { readTextList, listSoundGroups } from '../../kit/sound-groups.ts'
import { toWholeSpelling } from '../../kit/spelling.ts'
import { describeStuckTyping, type Stuck } from '../../kit/stuck.ts'
import type { Judge, TemplateLogic, Turn } from '../../kit/template.ts'
import { hasCodes, hasReadLetters, hasSoundGroups } from '../../kit/word-data.ts'
import { listCategoriesOfRule, isRuleName, chooseRuleChoices, ruleNames, type Rule } from './rules.ts'

export const texts = catalogue({
  clap: spoken('Klap het woord. Eén klap voor elke klankgroep.'),
  clapOnce: 'Klap',
  takeBack: 'Eén klap terug',
  claps: 'Jouw klappen: {count}',
  clapTimes: 'Klap zo vaak: {count} keer.',
  hear: spoken('Wat hoor je aan het eind van deze klankgroep?'),
  choose: spoken('Welke regels heeft dit woord? Kies ze allemaal.'),
  chosen: 'Jouw regels',
  write: spoken('Denk aan je regels en schrijf het woord.'),
  more: spoken('Ik hoor meer klankgroepen. Luister en klap mee.'),
  fewer: spoken('Ik hoor minder klankgroepen. Luister en klap mee.'),
  listenToEnd: spoken('Luister nog eens naar het eind van deze klankgroep.'),
  otherRule: spoken('Die regel past niet bij dit woord. Zoek een andere.'),
  missed: exclaimed('Dit woord heeft nog een regel. Zoek verder!'),
  youHear: 'Je hoort daar {sound}.',
  thinkOf: 'Denk aan: {rule}.',
  rules: ruleNames,
})

export interface StappenPlanAnswer extends TypedAnswer {
  readonly rules: readonly string[]
}

/** The `at` of an attempt is the index of its stage in this list. */
const stages = ['clap', 'end', 'rules', 'missed'] as const

/** Separates omitted rules in a posted attempt. */
const rulesMark = '+'

/** Returns the first klankgroep that ends in a short or long sound, else the first; alike for both cuts. */
export const findSoundGroupToHear = (word: Word): number => {
  const kinds = listEndSoundKinds(word)
  const others = listEndSoundKinds(word, listOtherCuts(word))
  const first = (allowed: string) =>
    kinds.slice(0, -1).findIndex((kind, at) => kind === others[at] && allowed.includes(kind ?? ' '))
  const at = [first('KL'), first('KLTMD')].find((each) => each !== -1)
  return at ?? kinds.length - 1
}

export const findKindToHear = (word: Word): EndSoundKind | null =>
  listEndSoundKinds(word)[findSoundGroupToHear(word)] ?? null

/** Returns a sound; null if its letters would be letters of the word. */
export const findSoundToHear = (word: Word): string | null => {
  const end = listEndSounds(word)[findSoundGroupToHear(word)]
  if (end?.kind === 'D') return '/u/'
  return end?.kind === 'K' || end?.kind === 'L' ? `/${end.sound}/` : null
}

const numGroupsOf = (word: Word): number => listSoundGroups(word).length

export const listMissingRules = ({ word }: Turn, chosen: readonly string[]): readonly Rule[] =>
  chooseRuleChoices(word).right.filter((rule) => !chosen.includes(rule))

const isSet = (chosen: readonly string[]): boolean => new Set(chosen).size === chosen.length

const judge: Judge<StappenPlanAnswer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const typed = readTypedAnswer(fields)
      const rules = readTextList(readOwnField(fields, 'rules'))
      return typed === null || rules === null ? null : { ...typed, rules }
    }),
  isWrongAttempt({ word }, attempt, at) {
    const { choices, right } = chooseRuleChoices(word)
    const stage = stages[at ?? -1]
    if (stage === 'clap') return /^[1-9]\d?$/.test(attempt) && Number(attempt) !== numGroupsOf(word)
    if (stage === 'end') return isEndSoundKind(attempt) && attempt !== findKindToHear(word)
    const isRight = (rule: string) => isRuleName(rule) && right.includes(rule)
    if (stage === 'rules') return isRuleName(attempt) && choices.includes(attempt) && !isRight(attempt)
    const missed = attempt.split(rulesMark)
    return stage === 'missed' && isSet(missed) && missed.length < right.length && missed.every(isRight)
  },
  isRight: (turn, { answer, rules }) =>
    isWordOfTurn(turn, answer) &&
    isSet(rules) &&
    rules.length === chooseRuleChoices(turn.word).right.length &&
    listMissingRules(turn, rules).length === 0,
  toText: ({ answer }) => answer,
}

export interface StappenPlanState extends FreeTyping {
  readonly stage: 'clap' | 'end' | 'rules' | 'write'
  readonly claps: number
  readonly wrongClaps: number | null
  readonly tried: readonly string[]
  readonly rules: readonly Rule[]
  /** Why the last choice was wrong: it was another rule, or it was sent too early. */
  readonly wrongRule: 'other' | 'missed' | null
  readonly misses: number
}

export type StappenPlanEvent =
  | TextTyped
  | { readonly type: 'clap' }
  | { readonly type: 'take-back' }
  | { readonly type: 'choose'; readonly choice: string }

const maxClaps = 9
const rejectionsWithoutHelp = 2

type Result = TurnTransition<StappenPlanState>

const stay = (state: StappenPlanState): Result => ({ state, effects: [] })

const goOn = (state: StappenPlanState, more: readonly TurnEffect[] = []): Result => ({
  state,
  effects: [{ type: 'feedback', feedback: 'letter' }, ...more],
})

const refuse = (
  state: StappenPlanState,
  attempt: string,
  stage: (typeof stages)[number],
  more: readonly TurnEffect[] = [],
): Result => ({
  state,
  effects: [
    { type: 'attempt', attempt, at: stages.indexOf(stage) },
    { type: 'feedback', feedback: 'wrong' },
    ...more,
  ],
})

const sayGroup = (word: Word): TurnEffect => ({
  type: 'speak',
  sound: 'group',
  part: String(findSoundGroupToHear(word) + 1),
})

const submit = (turn: Turn, state: StappenPlanState): Result => {
  const { stage, claps, rules, misses } = state
  if (!isFilledIn(turn, state)) return stay(state)
  if (stage === 'clap')
    return claps === numGroupsOf(turn.word)
      ? goOn({ ...state, stage: 'end', wrongClaps: null }, [sayGroup(turn.word)])
      : refuse({ ...state, claps: 0, wrongClaps: claps }, String(claps), 'clap', [
          { type: 'speak', sound: 'sound_groups' },
        ])
  if (stage === 'write')
    return { state, effects: [{ type: 'answer', data: { answer: state.input, rules: [...rules] } }] }
  const missed = listMissingRules(turn, rules)
  return missed.length === 0
    ? goOn({ ...state, stage: 'write', tried: [] })
    : refuse({ ...state, wrongRule: 'missed', misses: misses + 1 }, missed.join(rulesMark), 'missed')
}

const choose = (turn: Turn, state: StappenPlanState, choice: string): Result => {
  const { stage, tried, rules } = state
  if (tried.includes(choice)) return stay(state)
  const wrong = { ...state, tried: [...tried, choice] }
  if (stage === 'end' && isEndSoundKind(choice))
    return choice === findKindToHear(turn.word)
      ? goOn({ ...state, stage: 'rules', tried: [] })
      : refuse(wrong, choice, 'end', [sayGroup(turn.word)])
  const { choices, right } = chooseRuleChoices(turn.word)
  const isOffered = stage === 'rules' && isRuleName(choice) && choices.includes(choice)
  if (!isOffered || rules.includes(choice)) return stay(state)
  return right.includes(choice)
    ? goOn({ ...state, rules: [...rules, choice], wrongRule: null })
    : refuse({ ...wrong, wrongRule: 'other' }, choice, 'rules')
}

const isFilledIn = (turn: Turn, state: StappenPlanState): boolean => {
  switch (state.stage) {
    case 'clap':
      return state.claps > 0
    case 'end':
      return false
    case 'rules':
      return state.rules.length > 0
    case 'write':
      return canSendText(wordTypingVariant, turn, state)
  }
}

/** Returns the number of claps, and nothing of the word until it was written wrong several times. */
const stuckAt = ({ word }: Turn, { stage, wrongClaps, rejections }: StappenPlanState): Stuck | null => {
  if (rejections > rejectionsWithoutHelp) return describeStuckTyping(word.word, '')
  if (stage !== 'clap' || wrongClaps === null) return null
  const pieces = listSoundGroups(word).map((_, at) => String(at + 1))
  const says = { word: fill(texts.clapTimes, { count: pieces.length }) }
  return { task: 'choose', pieces, at: pieces.length - 1, isShown: false, says }
}

const flow: Flow<StappenPlanState, StappenPlanEvent> = {
  start: () =>
    stay({
      ...emptyFreeTyping,
      stage: 'clap',
      claps: 0,
      wrongClaps: null,
      tried: [],
      rules: [],
      wrongRule: null,
      misses: 0,
    }),
  next(turn, state, event) {
    switch (event.type) {
      case 'clap':
        return state.stage === 'clap' && state.claps < maxClaps
          ? goOn({ ...state, claps: state.claps + 1 })
          : stay(state)
      case 'take-back':
        return stay(state.stage === 'clap' ? { ...state, claps: Math.max(0, state.claps - 1) } : state)
      case 'choose':
        return choose(turn, state, event.choice)
      case 'text':
        return stay(
          state.stage === 'write' ? writeText(state, event.text, wordTypingVariant.maxLength) : state,
        )
      case 'rejected':
        return stay(rejectText(state))
      case 'submit':
        return submit(turn, state)
      case 'wake':
        return stay(state)
    }
  },
  isFilledIn,
  asksFirst: (_turn, { stage }) => (stage === 'write' ? null : stage === 'clap' ? 'clap' : 'choose'),
  stuckAt,
}

/** The plan of remedial methods for one word at a time: hear, clap, name the end, choose the rules, write. */
export const logic: TemplateLogic<'StappenPlan', StappenPlanAnswer, StappenPlanState, StappenPlanEvent> = {
  name: 'StappenPlan',
  texts,
  category: 'Oefenen',
  activity: 'groups',
  lesson: {
    name: 'Stap voor stap',
    task: 'Klap het woord, kies wat je hoort, kies de regels en schrijf het woord.',
    after: 'Je hebt alle woorden stap voor stap geschreven.',
    picture: 'footprints',
    numWords: 6,
    sounds: { offered: ['word', 'sound_groups'], needed: ['word', 'sound_groups'] },
    firstStep: 17,
    ownWords: { long: 8 },
    trains: ['verdubbeling', 'verenkeling', 'te-veel-dubbel', 'stomme-e', 'be-ge-ver', 'samenstelling'],
  },
  word: {
    shown: 'never',
    // The child knows the number of klankgroepen and the rules before it writes the word.
    asked: 'with_rules',
    suitsSome: true,
    canPlay: (word) =>
      hasReadLetters(word) &&
      hasSoundGroups(word) &&
      hasCodes(word) &&
      word.audio_word &&
      word.audio_sound_groups &&
      findKindToHear(word) !== null &&
      numGroupsOf(word) <= maxClaps,
  },
  judge,
  flow,
  turn: { opensWith: ['word'], speaks: ['group'], asksRules: true },
  data: {
    described:
      '`{ answer, rules }`: the word, and those of `word.rules` that are among `exercise_data.choices`; `["hoor"]` where none is',
    right: ({ word }) => ({ answer: word.word, rules: chooseRuleChoices(word).right }),
    choicesOf: ({ word }) => ({ choices: [...chooseRuleChoices(word).choices] }),
  },
  spelling: {
    writtenBy: (_word, { kind, input }) => (kind === 'answer' ? toWholeSpelling(input) : null),
    missedBy: ({ kind, input, place }) =>
      kind === 'attempt' && place === stages.indexOf('missed')
        ? input.split(rulesMark).flatMap(listCategoriesOfRule)
        : [],
  },
  help: {
    ownSteps: 3,
    placeOf: ({ word }, { answer }) => findWrongPlace(word.word, answer),
  },
  outro: { written: () => null },
}
