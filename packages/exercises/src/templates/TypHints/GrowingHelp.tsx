import type { Anchor } from '@letterliaan/contract'
import { fill, type SpokenLine, toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { helpTexts } from '@letterliaan/texts/help'
import { Fragment } from 'react'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { Turn } from '../../kit/template.ts'
import { WordBlocks } from '../../view-kit/blocks/WordBlocks.tsx'
import { colorMeanings } from '../../view-kit/palette/color-meanings.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './GrowingHelp.module.css'
import { isNearWord } from '../../kit/word-data.ts'
import { isUnfinished } from '../../kit/restricted-typing.ts'
import { isOtherSound } from '../../kit/first-help.ts'
import { findSentSlip } from '../../kit/find-sent-slip.ts'
import { findFirstWrongLetter, logic, texts, type WrongLetter } from './logic.ts'

export interface GrowingHelpProps {
  readonly turn: Turn
  readonly errors: number
  readonly step_id: number
  readonly answer: string
}

/** Shows the rule, then also coloured blocks, then also the first wrong letter (TPL-15). */
export function GrowingHelp({ turn, errors, step_id, answer }: GrowingHelpProps) {
  const isShort = isUnfinished(turn.word.word, answer)
  const isNear = isNearWord(answer, turn.word.word)
  const slip = findFirstWrongLetter(turn, answer)
  const hasTooMuch = slip.kind === 'extra'
  const sounded = findSentSlip(logic, turn, answer)
  // The rule does not explain another mistake or a wholly different word.
  const isOfRule = (isNear || isShort) && !hasTooMuch && !isOtherSound(turn, sounded)
  const anchor = isOfRule ? turn.exercise_data.anchor : null
  const wrong = errors >= 3 ? slip : null
  const hint = anchor?.hint
  const ruleNote = errors === 1 && hint ? { line: toStepLine(hint, step_id) } : undefined
  const firstNote = isShort ? { line: helpTexts.type.leftShort } : (sounded ?? ruleNote)
  return (
    <div className={columns.column3} aria-live="polite">
      <Rule
        opening={isNear ? exerciseTexts.nearly : exerciseTexts.notYet}
        anchor={anchor}
        step_id={step_id}
        note={wrong === null && !hasTooMuch ? firstNote : { line: texts.advice[slip.kind] }}
        hearsAgain={!hasTooMuch}
      />
      {errors >= 2 && <HelpBlocks turn={turn} wrong={wrong} />}
    </div>
  )
}

interface RuleProps {
  readonly opening: SpokenLine
  readonly anchor: Anchor | null
  readonly step_id: number
  readonly note: { readonly line: SpokenLine; readonly shown?: string } | undefined
  /** True if no rule fits, so that the child is asked to listen again. */
  readonly hearsAgain: boolean
}

function Rule({ opening, anchor, step_id, note, hearsAgain }: RuleProps) {
  const rule =
    anchor === null || anchor.name === ''
      ? hearsAgain
        ? [texts.listenAgain]
        : []
      : [fill(helpTexts.anchor.ofStep, { name: anchor.name }), anchor.description].flatMap((text) =>
          text === '' ? [] : [toStepLine(text, step_id)],
        )
  const lines = [opening, ...rule, ...(note === undefined ? [] : [note.line])]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={joinClasses(shared.line, styles.rule)}>
      {anchor !== null && (
        <Picture name={anchor.image} label={anchor.name} size="clamp(2.75rem, 8vmin, 4rem)" />
      )}
      <p className={styles.text}>
        <strong>{textOf(0)}</strong>
        {rule.map((_, at) => (
          <Fragment key={at}> {textOf(at + 1)}</Fragment>
        ))}{' '}
        {speaker}
        {note !== undefined && <span className={styles.note}>{textOf(rule.length + 1, note.shown)}</span>}
      </p>
    </div>
  )
}

interface HelpBlocksProps {
  readonly turn: Turn
  /** The wrong letter, shown in its block after the right letters; null: the blocks are empty. */
  readonly wrong: WrongLetter | null
}

function HelpBlocks({ turn, wrong }: HelpBlocksProps) {
  const { colors } = turn.exercise_data
  const names = colors.map((color) => (color === null ? texts.aLetter : colorMeanings[color].meaning))
  return (
    <div>
      <HiddenText>
        {fill(texts.letters, { count: colors.length, names: names.join(', ') })}
        {wrong !== null &&
          fill(texts.wrongLetter, {
            number: wrong.at + 1,
            letter: wrong.letters[wrong.at] ?? commonTexts.empty,
          })}
      </HiddenText>
      <WordBlocks
        colors={colors}
        letters={colors.map((_color, at) => letterAt(wrong, at))}
        cursor={wrong?.at ?? -1}
        refusals={0}
      />
    </div>
  )
}

const letterAt = (wrong: WrongLetter | null, at: number): string | null =>
  wrong !== null && at <= wrong.at ? (wrong.letters[at] ?? null) : null
