import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import { colourTexts } from '@letterliaan/texts/colours'
import { Glyph, joinClasses, shared } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import type { OfferedColor } from '../../kit/colouring.ts'
import { ColorDot } from './ColorDot.tsx'
import { colorMeanings, describeColor } from './color-meanings.ts'
import styles from './ColorPalette.module.css'
import { getPaintStyle } from './PaintedPattern.tsx'
import { getColorLine } from './color-line.ts'

export interface ColorPaletteProps {
  readonly brush: Color | null
  /** 'Meer kleuren' shows the other colours. */
  readonly offered: readonly OfferedColor[]
  readonly onBrush: (color: Color) => void
  readonly isMissed?: boolean
}

interface NextArrowProps {
  readonly towards?: 'down' | 'left' | 'right'
  readonly className?: string | undefined
}

export function NextArrow({ towards = 'down', className }: NextArrowProps) {
  return (
    <span className={joinClasses(styles.arrow, className)} aria-hidden="true">
      <Glyph name={towards} />
    </span>
  )
}

/** TPL-32. Each colour has a name, meaning, pattern, sign and key. Each choice is announced. */
export function ColorPalette({ brush, offered, onBrush, isMissed = false }: ColorPaletteProps) {
  const [hasMore, setMore] = useState(false)
  const [atFirst] = useState(brush)
  const isChosen = brush !== atFirst
  const front = offered.map(({ color }) => color)
  const shown = [...front, ...colorNames.filter((color) => isFurther(color) && (hasMore || color === brush))]
  const task = colourTexts.choose
  const back = new Set(offered.flatMap(({ color, isBack }) => (isBack ? [color] : [])))

  function isFurther(color: Color): boolean {
    return !front.includes(color)
  }

  return (
    <fieldset
      className={joinClasses(shared.row, styles.palette)}
      aria-label={task.text}
      data-next={brush === null || undefined}
    >
      <legend className={joinClasses(shared.line, styles.legend)}>
        {brush === null && <NextArrow />}
        <output>
          {brush === null ? (
            <SpokenText
              key={String(isMissed)}
              line={isMissed ? colourTexts.chooseFirst : task}
              auto={isMissed}
            />
          ) : (
            <>
              <SpokenText key={brush} line={getColorLine(brush)} auto={isChosen} /> <Example color={brush} />
            </>
          )}
        </output>
      </legend>
      {shown.map((color, at) => (
        <label
          key={color}
          className={joinClasses(shared.middle, styles.color)}
          title={describeColor(color)}
          data-back={back.has(color) || undefined}
          data-further={isFurther(color) || undefined}
        >
          <input
            type="radio"
            name="kleur"
            className={joinClasses(shared.hiddenInput, styles.radio)}
            aria-label={describeColor(color)}
            checked={brush === color}
            onChange={() => onBrush(color)}
          />
          <ColorDot color={color} />
          {at < front.length && (
            <kbd className={styles.key} aria-hidden="true">
              {at + 1}
            </kbd>
          )}
        </label>
      ))}
      {front.length < colorNames.length && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={hasMore}
          onClick={() => setMore(!hasMore)}
        >
          {hasMore ? colourTexts.fewer : colourTexts.more}
        </button>
      )}
    </fieldset>
  )
}

function Example({ color }: { readonly color: Color }) {
  const [before, letters, after] = colorMeanings[color].example
  return (
    <b className={styles.example} aria-hidden="true">
      {before}
      <mark style={getPaintStyle(color)}>{letters}</mark>
      {after}
    </b>
  )
}
