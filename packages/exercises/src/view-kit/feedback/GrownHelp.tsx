import { toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { helpTexts } from '@letterliaan/texts/help'
import { uiTexts } from '@letterliaan/texts/ui'
import { Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { HelpPiece, ShownHelp } from '../../kit/help.ts'
import type { CSSProperties } from 'react'
import { Block } from '../blocks/Block.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import styles from './GrownHelp.module.css'
import { HelpPicture } from './HelpPicture.tsx'

export interface GrownHelpProps {
  readonly help: ShownHelp | null
  readonly step_id: number
}

/** Shows a sentence with an illustration, and the revealed part of the word (GIDS-5, WEET-11). */
export function GrownHelp({ help, step_id }: GrownHelpProps) {
  if (help === null) return null
  const { step, pieces, shows } = help
  return (
    <div className={joinClasses(shared.column, styles.help)} data-help={step} aria-live="polite">
      <SaidHelp key={step} {...help} step_id={step_id} />
      {shows && <HelpPicture shows={shows} />}
      {pieces.length > 0 && (
        <>
          <HiddenText>{pieces.map(nameOf).join(', ')}</HiddenText>
          <span
            className={styles.pieces}
            style={{ '--pieces': pieces.length } as CSSProperties}
            data-wide={pieces.some(isWide) || undefined}
            data-coloured={pieces.some(({ color }) => color !== null) || undefined}
            aria-hidden="true"
          >
            {pieces.map((piece, at) => (
              <Piece key={at} piece={piece} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}

function SaidHelp({ sound, say, said, reminder, step_id }: ShownHelp & Pick<GrownHelpProps, 'step_id'>) {
  const lines = [said, ...(reminder === null ? [] : [toStepLine(reminder.text, step_id)])]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <p className={joinClasses(shared.line, shared.large, styles.say)}>
      {reminder === null || reminder.name === '' ? (
        <Glyph name={sound === null ? 'eye' : 'speaker'} />
      ) : (
        <span className={styles.anchor}>
          <Picture name={reminder.image} label="" size="clamp(2.5rem, 8vmin, 4rem)" />
          {reminder.name}
        </span>
      )}
      <span>
        {textOf(0, say)}
        {reminder !== null && <span className={styles.reminder}> {textOf(1)}</span>}
        <span className={styles.speaker}>{speaker}</span>
      </span>
    </p>
  )
}

const isWide = ({ text }: Pick<HelpPiece, 'text'>): boolean => (text?.length ?? 0) > 1

function Piece({ piece: { text, color, isMarked } }: { readonly piece: HelpPiece }) {
  return (
    <span
      className={styles.piece}
      data-marked={isMarked || undefined}
      data-wide={isWide({ text }) || undefined}
    >
      <Block color={color} isActive={isMarked}>
        {text === ' ' ? '␣' : text}
      </Block>
    </span>
  )
}

const nameOf = ({ text, color, isMarked }: HelpPiece): string =>
  [
    isMarked ? helpTexts.here : null,
    text === ' ' ? uiTexts.specialLetter.space : text,
    color === null ? null : colorMeanings[color].name,
    text === null && color === null ? commonTexts.empty : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
