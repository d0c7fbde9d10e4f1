import * as commonTexts from '@letterliaan/texts/common'
import { Glyph, HiddenText } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { HelpPiece, ShownHelp } from '../../kit/help.ts'
import type { CSSProperties } from 'react'
import { Block } from '../blocks/Block.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import styles from './GrownHelp.module.css'

/** A sentence, and the word as far as it is revealed (GIDS-5). */
export function GrownHelp({ help }: { readonly help: ShownHelp | null }) {
  if (help === null) return null
  const { step, isHeard, say, said, pieces } = help
  return (
    <div className={styles.help} data-help={step} aria-live="polite">
      <p className={styles.say}>
        <Glyph name={isHeard ? 'speaker' : 'eye'} />
        <SpokenText line={said} shown={say} auto />
      </p>
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
    isMarked ? 'hier' : null,
    text === ' ' ? 'spatie' : text,
    color === null ? null : colorMeanings[color].name,
    text === null && color === null ? commonTexts.empty : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
