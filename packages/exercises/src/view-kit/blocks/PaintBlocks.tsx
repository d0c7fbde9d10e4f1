import type { Color } from '@letterliaan/contract'
import { exclaimed, fill } from '@letterliaan/texts'
import { colourTexts } from '@letterliaan/texts/colours'
import { Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { listOfferedColors, type Colouring } from '../../kit/colouring.ts'
import type { Turn } from '../../kit/template.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { useShake } from '../feedback/useShake.ts'
import { ColorPalette, NextArrow } from '../palette/ColorPalette.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import quiet from '../turn/quiet.module.css'
import { useFocus } from '../turn/useFocus.ts'
import { Block } from './Block.tsx'
import rows from './BlockRow.module.css'
import styles from './PaintBlocks.module.css'
import { usePaintKeys } from './usePaintKeys.ts'

export interface PaintBlocksProps {
  readonly turn: Turn
  readonly colouring: Colouring
  /** True while the checkmark is shown (TPL-31). */
  readonly isRight: boolean
  /** True if letters are printed on the blocks (SpeurKleur); otherwise the blocks are empty. */
  readonly showsLetters?: boolean
  readonly wrongMove: ReactNode
  readonly onBrush: (color: Color) => void
  readonly onPaint: (at: number) => void
}

export function PaintBlocks({
  turn,
  colouring,
  isRight,
  showsLetters = false,
  wrongMove,
  onBrush,
  onPaint,
}: PaintBlocksProps) {
  const { brush, painted, refusals } = colouring
  const letters = splitLetters(turn.word.word)
  const shaken = useShake<HTMLDivElement>(refusals)
  const [hasNoBrush, setNoBrush] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const offered = listOfferedColors(turn, refusals)
  const keys = usePaintKeys({ place, row, painted, isRight, offered, onBrush })
  const isNext = !isRight && brush !== null
  const paint = (at: number): void => {
    setNoBrush(brush === null)
    keys.goTo(at)
    onPaint(at)
  }
  return (
    <div ref={place} className={joinClasses(shared.column, styles.paint)}>
      <div
        ref={shaken}
        className={rows.row}
        style={{ '--num-blocks': letters.length } as CSSProperties}
        data-next={isNext || undefined}
      >
        {wrongMove}
        {isNext && <NextArrow towards="right" className={styles.beforeBlocks} />}
        <div ref={row} className={rows.row} data-word-row>
          {letters.map((letter, at) => {
            const color = painted[at] ?? null
            return (
              <button
                key={at}
                type="button"
                tabIndex={at === keys.cursor ? 0 : -1}
                className={styles.block}
                onClick={() => paint(at)}
              >
                <HiddenText>{nameOf(at, showsLetters ? letter : null, color)}</HiddenText>
                <span aria-hidden="true">
                  <Block color={color}>{showsLetters ? letter : null}</Block>
                </span>
              </button>
            )
          })}
        </div>
        {isNext && <NextArrow towards="left" className={styles.afterBlocks} />}
        {isRight && <ColouredMark />}
      </div>
      <ColorPalette {...{ brush, offered, onBrush }} isMissed={hasNoBrush && brush === null} />
    </div>
  )
}

function nameOf(at: number, letter: string | null, color: Color | null): string {
  const { block, letter: ofLetter } = colourTexts.blocks
  const name = letter === null ? fill(block, { number: at + 1 }) : fill(ofLetter, { number: at + 1, letter })
  return color === null ? name : `${name}, ${colorMeanings[color].name}`
}

/** Takes the focus, so that Enter continues. */
function ColouredMark() {
  const word = useWording()
  const mark = useFocus<HTMLOutputElement>()
  return (
    <output
      ref={mark}
      tabIndex={-1}
      className={joinClasses(shared.middle, styles.check, quiet.quiet)}
      aria-label={word(exclaimed(colourTexts.coloured))}
    >
      <Glyph name="check" />
    </output>
  )
}
