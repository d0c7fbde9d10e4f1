import type { Anchor } from '@letterliaan/contract'
import { HiddenText } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import type { Turn } from '../../kit/template.ts'
import { WordBlocks } from '../../view-kit/blocks/WordBlocks.tsx'
import { colorMeanings } from '../../view-kit/palette/color-meanings.ts'
import styles from './GrowingHelp.module.css'
import { firstWrongLetter, type WrongLetter } from './logic.ts'

const advice = {
  other: 'Kijk nog eens naar deze letter.',
  extra: 'Er staat een letter te veel.',
  missing: 'Hier komt nog een letter.',
} as const

export interface GrowingHelpProps {
  readonly turn: Turn
  readonly errors: number
  /** The last answer that was wrong. */
  readonly answer: string
}

/** The help that grows: the rule, then the coloured blocks too, then also the first wrong letter (TPL-15). */
export function GrowingHelp({ turn, errors, answer }: GrowingHelpProps) {
  const { anchor } = turn.exercise_data
  const wrong = errors >= 3 ? firstWrongLetter(turn, answer) : null
  const firstHint = errors === 1 ? anchor?.hint : undefined
  return (
    <div className={styles.help} aria-live="polite">
      <Rule anchor={anchor} note={wrong === null ? firstHint : advice[wrong.kind]} />
      {errors >= 2 && <HelpBlocks turn={turn} wrong={wrong} />}
    </div>
  )
}

function Rule({ anchor, note }: { readonly anchor: Anchor | null; readonly note: string | undefined }) {
  return (
    <div className={styles.rule}>
      {anchor !== null && (
        <Picture name={anchor.image} label={anchor.name} size="clamp(2.75rem, 8vmin, 4rem)" />
      )}
      <p className={styles.text}>
        <strong>Bijna!</strong>{' '}
        {anchor === null || anchor.name === ''
          ? 'Luister nog eens goed.'
          : `Denk aan ${anchor.name}. ${anchor.description}`}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}

interface HelpBlocksProps {
  readonly turn: Turn
  /** The letter to look at: it stands in its block, behind the letters that are right; null: the blocks are empty. */
  readonly wrong: WrongLetter | null
}

/** A block for each letter of the word, in the colour of its sound. */
function HelpBlocks({ turn, wrong }: HelpBlocksProps) {
  const { colors } = turn.exercise_data
  const names = colors.map((color) => (color === null ? 'een letter' : colorMeanings[color].meaning))
  return (
    <div>
      <HiddenText>
        {`${colors.length} letters: ${names.join(', ')}.`}
        {wrong !== null && ` Letter ${wrong.at + 1}: ${wrong.letters[wrong.at] ?? 'leeg'}.`}
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
