import type { Anchor, Word } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import { spellsWord } from './anchors.ts'
import type { SpokenSound } from './flow.ts'
import { findPlayedRule, type PlayedRule } from './played-rule.ts'
import type { RefusedLetter } from './restricted-typing.ts'
import { findSoundSlip, type SoundSlip } from './sound-slip.ts'
import type { Stuck } from './stuck.ts'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'
import { splitLetters, splitCommaList } from './word-data.ts'
import {
  hasRuleAnywhere,
  hasRuleAtLetters,
  isAgainstRule,
  findKindOfCategory,
  type WordKind,
} from './word-kinds.ts'

/** The first help of a turn. It fits the task and the kind of word (WEET-11). */
export interface FirstHelp {
  readonly line: SpokenLine
  readonly shown?: string
  /** The sound played with `line`; null if no sound helps. */
  readonly sound: SpokenSound | null
  readonly reminder: AnchorReminder | null
  readonly shows: ShownInHelp | null
}

/** A text of the step, with the picture of an anchor that does not spell the word. */
export interface AnchorReminder {
  readonly image: string
  /** '' if no anchor fits. Then only the text is shown. */
  readonly name: string
  readonly text: string
}

export type ShownInHelp =
  | { readonly kind: 'claps'; readonly count: number }
  | { readonly kind: 'rule'; readonly rule: PlayedRule }

export type HelpedTemplate = Pick<TemplateLogic, 'help'> & {
  readonly word?: Pick<TemplateLogic['word'], 'asked'>
}

/** Returns the klankgroepen, or the single sounds of a word of one klankgroep. */
export const chooseSoundToListenTo = (word: Word): SpokenSound | null => {
  const hasGroups = splitCommaList(word.sound_groups).length > 1
  if (hasGroups && word.audio_sound_groups) return 'sound_groups'
  if (word.audio_structure) return 'structure'
  return word.audio_word ? 'word' : null
}

/** Returns how the child can find the letter at `at` (null: unknown). `slip`: what the child wrote there. */
export const findKindAt = (
  { word, help }: HelpedTemplate,
  turn: Turn,
  at: number | null,
  slip: RefusedLetter | null = null,
): WordKind => {
  if (help?.needsKlankgroepen?.(turn)) return 'parts'
  if (word?.asked === 'chosen' || word?.asked === 'cut') return 'heard'
  const kind = findKindOfCategory(turn.word.category)
  if (at === null) return kind
  return isDifficultAt(turn.word, at, kind) && isOfRule(turn.word, slip) ? kind : 'heard'
}

/** If the letters of the rule are unknown, assumes only that the rule is not about the first letter. */
const isOfRule = (word: Word, slip: RefusedLetter | null): boolean =>
  slip === null ||
  (isAgainstRule(word, slip) &&
    !(slip.at === 0 && !word.difficult_letters?.length && findKindOfCategory(word.category) === 'rule'))

/** True if the refused letter follows the mistake: the m of bomen after o, the r of sirene after e. */
const isFeltBehind = (letters: string, kind: WordKind): boolean =>
  kind === 'parts' || /^[aeiouy]$/.test(letters)

const isDifficultAt = ({ word, difficult_letters = [] }: Word, at: number, kind: WordKind): boolean =>
  difficult_letters.length === 0 ||
  difficult_letters.some((letters) => isAtLetters(word, at, letters, isFeltBehind(letters, kind) ? 1 : 0))

const isAtLetters = (word: string, at: number, letters: string, behind = 0): boolean => {
  const { length } = splitLetters(letters)
  return Array.from({ length: length + behind }, (_, place) => at - place).some(
    (start) =>
      start >= 0 &&
      splitLetters(word)
        .slice(start, start + length)
        .join('') === letters,
  )
}

const insteadOfListening = ({ help }: HelpedTemplate, turn: Turn): SpokenLine | null =>
  help?.insteadOfListening?.(turn) ?? null

/** `task`: null if unknown. */
export const chooseSoundOfFirstHelp = (
  logic: HelpedTemplate,
  turn: Turn,
  at: number | null,
  task: Stuck['task'] | null,
  slip: RefusedLetter | null = null,
): SpokenSound | null => {
  if (insteadOfListening(logic, turn) !== null) return null
  if (task === 'colour') return turn.word.audio_structure ? 'structure' : chooseSoundToListenTo(turn.word)
  const kind = findKindAt(logic, turn, at, slip)
  if (kind === 'longer') return turn.word.audio_plural ? 'plural' : null
  return kind === 'heard' || kind === 'parts' ? chooseSoundToListenTo(turn.word) : null
}

const placeOf = ({ word }: Turn, { pieces, at, slip }: Stuck): number | null =>
  pieces.join('') === word.word ? (slip?.at ?? at) : null

/** Returns the sound of a typed letter; null if memory or a rule decides that letter. */
export const findTypedSlip = (logic: HelpedTemplate, turn: Turn, stuck: Stuck): SoundSlip | null => {
  const { task, slip = null } = stuck
  const at = placeOf(turn, stuck)
  if (task !== 'type' || at === null || slip === null || insteadOfListening(logic, turn) !== null) return null
  const kind = findKindAt(logic, turn, at, slip)
  return kind === 'remembered' || kind === 'rule' ? null : findSoundSlip(turn.word, slip)
}

/** True if another sound was written, which a rule about the structure of the word does not explain. */
export const isOtherSound = ({ word }: Turn, sounded: SoundSlip | null): boolean =>
  sounded !== null && sounded.line !== helpTexts.heard.skippedOne && hasRuleAnywhere(word.category)

/** True if the line about the sound contains its rule: of v/f, z/s, or melk. */
const saysRule = (sounded: SoundSlip | null): boolean =>
  [...Object.values(helpTexts.heard.voiced), helpTexts.heard.glued].some((line) => line === sounded?.line)

export const chooseFirstHelp = (logic: HelpedTemplate, turn: Turn, stuck: Stuck): FirstHelp => {
  const { task, soundsTheSame = false, slip = null, hasTooMuch } = stuck
  const at = placeOf(turn, stuck)
  const sound = chooseSoundOfFirstHelp(logic, turn, at, task, slip)
  const help = (line: SpokenLine, more: Partial<FirstHelp> = {}): FirstHelp => ({
    line,
    sound,
    reminder: null,
    shows: null,
    ...more,
  })
  if (hasTooMuch) return help(helpTexts.advice.tooMuch, { sound: null })
  const instead = insteadOfListening(logic, turn)
  // Coloured letters may have another kind than the reminder.
  if (instead !== null) return help(instead, { reminder: task === 'colour' ? null : remember(turn) })
  if (task === 'cut') return help(helpTexts.first.clap, { shows: clapsOf(turn.word) })
  if (task === 'colour') return help(helpTexts.first.colourByEar)
  const kind = findKindAt(logic, turn, at, slip)
  const sounded = findTypedSlip(logic, turn, stuck)
  if (soundsTheSame && sounded === null && kind === 'heard')
    return { ...helpOfKind.remembered(turn, help), sound: null }
  if (kind === 'heard' && task === 'type')
    return help(helpTexts.listenToPieces, {
      reminder: isOtherSound(turn, sounded) || saysRule(sounded) ? null : heardRuleOf(turn, at, slip),
      ...sounded,
    })
  return { ...helpOfKind[kind](turn, help), ...sounded }
}

type Help = (line: SpokenLine, more?: Partial<FirstHelp>) => FirstHelp

const helpOfKind: Readonly<Record<WordKind, (turn: Turn, help: Help) => FirstHelp>> = {
  heard: (_turn, help) => help(helpTexts.listenToPieces),
  longer: (_turn, help) => help(helpTexts.first.longer),
  parts(turn, help) {
    const { anchor } = turn.exercise_data
    const rule = anchor === null || anchor.name === '' ? null : findPlayedRule(anchor.sound_groups ?? '')
    // The rule of vogel does not help with ladder if the d was omitted.
    const isOther = rule?.moves !== (findPlayedRule(turn.word.sound_groups) ?? rule)?.moves
    if (rule === null || isOther) return help(helpTexts.first.parts, { reminder: partsRuleOf(turn) })
    const line = rule.moves === 'in' ? helpTexts.first.closed : helpTexts.first.open
    return help(line, { shows: { kind: 'rule', rule } })
  },
  remembered(turn, help) {
    const reminder = remember(turn)
    return help(reminder === null ? helpTexts.first.picture : helpTexts.first.remember, { reminder })
  },
  rule(turn, help) {
    const reminder = ruleOf(turn)
    return help(reminder === null ? helpTexts.first.ownRule : helpTexts.first.rule, { reminder })
  },
}

const clapsOf = ({ sound_groups }: Word): ShownInHelp => ({
  kind: 'claps',
  count: splitCommaList(sound_groups).length,
})

const toReminder = ({ image, name }: Anchor, text: string): AnchorReminder => ({ image, name, text })

const isOfWord = ({ word, exercise_data: { anchor } }: Turn): boolean =>
  anchor?.id !== undefined && word.anchor_ids?.includes(anchor.id) === true

const remember = (turn: Turn): AnchorReminder | null => {
  const {
    word,
    exercise_data: { anchor },
  } = turn
  if (anchor === null || !isOfWord(turn) || anchor.name === '' || anchor.hint === '') return null
  return findKindOfCategory(word.category) === 'remembered' ? toReminder(anchor, anchor.hint) : null
}

const ruleOf = ({ word, exercise_data: { anchor } }: Turn): AnchorReminder | null => {
  const text = anchor?.rule?.description ?? ''
  if (anchor === null || text === '') return null
  return spellsWord(text, word.word) ? null : toReminder(anchor, text)
}

/** Skips an anchor of another step, which may have another rule, and one without the word's letters. */
const ownRuleOf = (turn: Turn): AnchorReminder | null => {
  const { category } = turn.word
  if (category === undefined || turn.exercise_data.anchor?.category !== category) return null
  const rule = ruleOf(turn)
  return rule === null || isOfWord(turn) ? rule : { ...rule, name: '' }
}

/** If words like maan and bomen are mixed as choices, the rule of the step may not fit the word. */
const partsRuleOf = (turn: Turn): AnchorReminder | null =>
  findKindOfCategory(turn.word.category) === 'parts' ? ownRuleOf(turn) : null

/** Returns the rule only at its letters: a child that hears the ie of dief does not need it elsewhere. */
const heardRuleOf = (turn: Turn, at: number | null, slip: RefusedLetter | null): AnchorReminder | null => {
  const { word, category, difficult_letters = [] } = turn.word
  if (at === null || !isOfRule(turn.word, slip)) return null
  const hasRule =
    difficult_letters.length === 0
      ? hasRuleAnywhere(category)
      : hasRuleAtLetters(category) && difficult_letters.some((letters) => isAtLetters(word, at, letters))
  return hasRule ? ownRuleOf(turn) : null
}
