import type { Color, Word } from '@letterliaan/contract'
import { Glyph, HiddenText, joinClasses } from '@letterliaan/ui'
import { useState } from 'react'
import type { Colouring } from '../../kit/colouring.ts'
import { useShake } from '../feedback/useShake.ts'
import { ColorPalette } from '../palette/ColorPalette.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import quiet from '../turn/quiet.module.css'
import { useFocus } from '../turn/useFocus.ts'
import { Block } from './Block.tsx'
import row from './BlockRow.module.css'
import styles from './PaintBlocks.module.css'
import { blockCodes } from './block-codes.ts'

export interface PaintBlocksProps {
  readonly word: Word
  readonly colouring: Colouring
  /** All required colours are filled: the checkmark shows (TPL-31). */
  readonly isRight: boolean
  /** The letters are printed on the blocks (SpeurKleur); else the blocks are empty. */
  readonly showsLetters?: boolean
  readonly onBrush: (color: Color) => void
  readonly onPaint: (at: number) => void
}

/** Blocks to colour: pick a colour, tap a block. A wrong colour shakes and leaves, and is told in words. */
export function PaintBlocks({
  word,
  colouring,
  isRight,
  showsLetters = false,
  onBrush,
  onPaint,
}: PaintBlocksProps) {
  const shaken = useShake<HTMLDivElement>(colouring.refusals)
  const isRefused = useRefused(colouring)
  const focused = useFocus<HTMLDivElement>()
  return (
    <div ref={focused} tabIndex={-1} className={joinClasses(styles.paint, quiet.quiet)}>
      <div ref={shaken} className={row.row}>
        {blockCodes(word).map(({ letter, code }, at) => {
          const color = colouring.painted[at] ?? null
          return (
            <button key={at} type="button" className={styles.block} onClick={() => onPaint(at)}>
              <HiddenText>{nameOf(at, showsLetters ? letter : null, color)}</HiddenText>
              <span aria-hidden="true">
                <Block color={color} code={color === null ? '' : code}>
                  {showsLetters ? letter : null}
                </Block>
              </span>
            </button>
          )
        })}
        {isRight && <CheckMark />}
      </div>
      <output className={styles.advice}>{isRefused && 'Bijna! Kijk nog eens goed.'}</output>
      <ColorPalette brush={colouring.brush} onBrush={onBrush} />
    </div>
  )
}

const nameOf = (at: number, letter: string | null, color: Color | null): string =>
  `${letter === null ? `Blok ${at + 1}` : `Letter ${at + 1}: ${letter}`}${color === null ? '' : `, ${colorMeanings[color].name}`}`

/** All is coloured: it takes the focus, so that Enter goes on. */
function CheckMark() {
  const mark = useFocus<HTMLOutputElement>()
  return (
    <output
      ref={mark}
      tabIndex={-1}
      className={joinClasses(styles.check, quiet.quiet)}
      aria-label="Goed gekleurd!"
    >
      <Glyph name="check" />
    </output>
  )
}

/** Was the latest tap a wrong colour? Until a block takes one. */
function useRefused({ refusals, painted }: Colouring): boolean {
  const filled = painted.filter((color) => color !== null).length
  const [last, setLast] = useState({ refusals, filled })
  if (refusals !== last.refusals) setLast({ refusals, filled })
  return refusals > 0 && filled === last.filled
}
