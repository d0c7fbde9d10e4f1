import type { Color } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import { chooseFirstHelp, findKindAt, findTypedSlip, type FirstHelp } from './first-help.ts'
import { isUnfinished } from './restricted-typing.ts'
import { isHeardAt } from './same-sound.ts'
import { hasLetterOf } from './word-data.ts'
import { helpSteps, type HelpStep, type Stuck } from './stuck.ts'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'

const movesWithoutHelp = 1

type HelpedTemplate = Pick<TemplateLogic, 'category' | 'flow' | 'help'>

export const canGrowHelp = ({ category, help, flow }: HelpedTemplate): boolean =>
  category !== 'Dictee' && !help?.never && flow.stuckAt !== null

/** Returns the step of help, or null (GIDS-2). Only the last step follows a template's own help. */
export const chooseHelpStep = (logic: HelpedTemplate, wrongMoves: number): HelpStep | null => {
  if (!canGrowHelp(logic)) return null
  const { ownSteps } = logic.help ?? {}
  if (ownSteps !== undefined) return wrongMoves > ownSteps ? 'word' : null
  return helpSteps[Math.min(wrongMoves - movesWithoutHelp, helpSteps.length) - 1] ?? null
}

/** The server's sentence about a spelling. */
export interface ToldSpelling {
  readonly feedback: string
  readonly written: string
}

/** Returns the sentence for a word that was sent unfinished or without its capital, and its rule. */
export const explainSent = (
  logic: HelpedTemplate,
  turn: Turn,
  state: unknown,
  told: ToldSpelling | null,
): { readonly text: SpokenLine; readonly advice: string | null } | null => {
  const stuck = logic.flow.stuckAt?.(turn, state) ?? null
  if (stuck?.sent == null) return null
  const text = isUnfinished(stuck.pieces.join(''), stuck.sent) ? type.leftShort : type.capital
  const isTold = told?.written === stuck.sent && told.feedback !== text.text
  return { text, advice: isTold ? told.feedback : null }
}

/** Returns the first sentence: the wrong sound, else to look (Verkennen) or listen (Oefenen); or null. */
export const chooseNudge = (
  logic: HelpedTemplate,
  turn: Turn,
  state: unknown,
  attempt: string | null = null,
): Pick<FirstHelp, 'line' | 'shown'> | null => {
  const stuck = canGrowHelp(logic) ? logic.flow.stuckAt?.(turn, state) : null
  if (!stuck) return null
  return (
    soundsOf(logic, turn, attempt) ??
    findTypedSlip(logic, turn, stuck) ?? { line: nudgeLineOf(logic, turn, stuck, attempt) }
  )
}

const soundsOf = (logic: HelpedTemplate, turn: Turn, attempt: string | null) =>
  attempt === null ? null : (logic.help?.soundsOfChoice?.(turn, attempt) ?? null)

const nudgeLineOf = (logic: HelpedTemplate, turn: Turn, stuck: Stuck, attempt: string | null): SpokenLine => {
  if (isBehindWord(stuck)) return type.nothingBehind
  if (stuck.task === 'choose') return logic.help?.insteadOfListening?.(turn) ?? nearly.parts
  if (stuck.task !== 'type')
    return nearly[stuck.task === 'colour' && !stuck.isShown ? 'colourByEar' : stuck.task]
  if (logic.category !== 'Oefenen') return isFarOff(turn, stuck, attempt) ? notYet.look : nearly.look
  const way = wayToFind(logic, turn, stuck)
  if (isFarOff(turn, stuck, attempt)) return way === 'think' ? notYet.think : notYet.listen
  return nearly[way]
}

/** Returns how to find the wrong letter: by its sound, by the end of its klankgroep, or by thinking. */
const wayToFind = (logic: HelpedTemplate, turn: Turn, stuck: Stuck): 'listen' | 'parts' | 'think' => {
  const kind = findKindAt(logic, turn, stuck.at, slipHere(stuck))
  if (kind === 'parts') return 'parts'
  return kind === 'heard' && isHeardHere(stuck) ? 'listen' : 'think'
}

const isHeardHere = (stuck: Stuck): boolean => {
  const slip = slipHere(stuck)
  const isSameSound = slip !== null && (stuck.soundsTheSame || /^[cqy]$/i.test(slip.attempt))
  return !isSameSound && isHeardAt(stuck.pieces.join(''), stuck.at)
}

/** Returns the wrong letter; null if the child has continued since. */
const slipHere = ({ at, slip }: Stuck) => (slip?.at === at ? slip : null)

/** True if the child wrote the whole word and then another letter. */
const isBehindWord = ({ task, pieces, slip }: Stuck): boolean =>
  task === 'type' && slip != null && slip.at >= pieces.length

const isWhole = ({ pieces, at, hasTooMuch }: Stuck): boolean => at >= pieces.length && !hasTooMuch

/** True if the child wrote nothing of the word, so that 'Bijna!' is untrue. */
const isFarOff = ({ word: { word } }: Turn, { task, at }: Stuck, attempt: string | null): boolean =>
  task === 'type' && at === 0 && attempt !== null && !hasLetterOf(attempt, word)

export interface HelpPiece {
  readonly text: string | null
  readonly color: Color | null
  readonly isMarked: boolean
}

export interface ShownHelp extends Omit<FirstHelp, 'line' | 'shown'> {
  readonly step: HelpStep
  readonly say: string
  /** The spoken form. It reveals nothing of the word (GIDS-2). */
  readonly said: SpokenLine
  readonly pieces: readonly HelpPiece[]
}

const { nearly, notYet, type, colour, cut, choose, write } = helpTexts

const sayings: Readonly<Record<Stuck['task'], Readonly<Record<Exclude<HelpStep, 'first'>, SpokenLine>>>> = {
  type,
  colour,
  cut,
  choose: { place: choose.place, letters: choose.word, word: choose.word },
  write: { place: write.place, letters: write.place, word: write.word },
}

const sayingOf = (
  logic: HelpedTemplate,
  turn: Turn,
  stuck: Stuck,
  step: Exclude<HelpStep, 'first'>,
): SpokenLine => {
  const { task, pieces, at, hasTooMuch } = stuck
  if (hasTooMuch && step !== 'word') return helpTexts.advice.tooMuch
  if (task !== 'type') return sayings[task][step]
  if (step === 'letters' && at >= pieces.length - 1) return type.word
  const isHeard = findKindAt(logic, turn, at, slipHere(stuck)) === 'heard' && isHeardHere(stuck)
  return step === 'place' && !isHeard ? type.placeUnheard : type[step]
}

/** Returns the help; null if there is none, or if the word is complete. */
export const chooseHelp = (
  logic: HelpedTemplate,
  turn: Turn,
  state: unknown,
  wrongMoves: number,
  attempt: string | null = null,
): ShownHelp | null => {
  const step = chooseHelpStep(logic, wrongMoves)
  const stuck = step === null ? null : (logic.flow.stuckAt?.(turn, state) ?? null)
  if (step === null || stuck === null || isWhole(stuck)) return null
  if (step === 'first') {
    const { line, shown, ...first }: FirstHelp = {
      ...chooseFirstHelp(logic, turn, stuck),
      ...soundsOf(logic, turn, attempt),
    }
    return { ...first, step, say: shown ?? line.text, said: line, pieces: [] }
  }
  const said = sayingOf(logic, turn, stuck, step)
  return {
    step,
    sound: null,
    reminder: null,
    shows: null,
    say: stuck.says?.[step] ?? said.text,
    said,
    pieces: stuck.pieces.map((_, at) => pieceOf(stuck, step, at)),
  }
}

const pieceOf = ({ pieces, at: place, isShown, colors }: Stuck, step: HelpStep, at: number): HelpPiece => {
  const isTold = step === 'word' || at < place || (step === 'letters' && at === place)
  return {
    text: isShown || (isTold && colors === undefined) ? (pieces[at] ?? null) : null,
    color: isTold ? (colors?.[at] ?? null) : null,
    isMarked: at === place,
  }
}
