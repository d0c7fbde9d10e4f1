import type { Color } from '@letterliaan/contract'
import { normaliseColor } from '@letterliaan/contract/palette'
import { fill } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import { HiddenText } from '@letterliaan/ui'
import { Fragment, useCallback, useState } from 'react'
import type { TurnEffect } from '../../kit/flow.ts'
import { colorMeanings } from '../palette/color-meanings.ts'
import { paintOf } from '../palette/PaintedPattern.tsx'
import { useMotion } from './useShake.ts'
import styles from './WrongMove.module.css'

/** The wrong move that was made last; `count` tells two of the same apart. */
interface SeenMove {
  readonly attempt: string
  readonly count: number
}

/** The last wrong move of a turn, until a right one follows; and what must see the effects of its flow. */
export function useWrongMove(): [
  SeenMove | null,
  (effect: Exclude<TurnEffect, { readonly type: 'wake' }>) => void,
] {
  const [move, setMove] = useState<SeenMove | null>(null)
  const see = useCallback((effect: Exclude<TurnEffect, { readonly type: 'wake' }>) => {
    if (effect.type === 'attempt') {
      const { attempt } = effect
      setMove((before) => ({ attempt, count: (before?.count ?? 0) + 1 }))
    } else if (effect.type === 'feedback' && effect.feedback !== 'wrong') setMove(null)
  }, [])
  return [move, see]
}

export interface WrongMoveProps {
  readonly move: SeenMove | null
  /** What it is called, where that is not what was posted. */
  readonly name?: string | undefined
}

/**
 * A wrong letter, colour or choice: struck through, it shakes and drops (look.md); a screen reader hears what it was. Its place
 * is there before it is: a move lays out nothing around it.
 */
export function WrongMove({ move, name }: WrongMoveProps) {
  const color = move && normaliseColor(move.attempt)
  return (
    <div className={styles.place} data-color={color ?? undefined}>
      <div className={styles.room}>
        {move && (
          <StruckThrough
            text={color === null ? (name ?? move.attempt) : colorMeanings[color].name}
            color={color}
            count={move.count}
          />
        )}
      </div>
    </div>
  )
}

const leave: Keyframe[] = [
  { transform: 'none', easing: 'ease-in' },
  { offset: 0.05, transform: 'translateX(-0.3em)', easing: 'ease-in' },
  { offset: 0.12, transform: 'translateX(0.3em)', easing: 'ease-in' },
  { offset: 0.19, transform: 'translateX(-0.2em)', easing: 'ease-in' },
  { offset: 0.26, opacity: 1, transform: 'none', easing: 'ease-in' },
  { offset: 0.6, opacity: 1, transform: 'none', easing: 'ease-in' },
  { opacity: 0, transform: 'translateY(var(--drop, 3.5em)) rotate(18deg)' },
]
const leaveTiming: KeyframeAnimationOptions = { duration: 1100, fill: 'both' }

interface StruckThroughProps {
  readonly text: string
  readonly color: Color | null
  /** Tells two of the same apart. */
  readonly count: number
}

/** The same elements for every move: only the text is new each time, and is read out each time. */
function StruckThrough({ text, color, count }: StruckThroughProps) {
  const tile = useMotion<HTMLSpanElement>(count, 0, leave, leaveTiming)
  return (
    <output className={styles.move}>
      <HiddenText>
        <Fragment key={count}>
          {fill(exerciseTexts.wrongMove, { text: text === ' ' ? exerciseTexts.space : text })}
        </Fragment>
      </HiddenText>
      <span ref={tile} className={styles.tile} style={paintOf(color)} aria-hidden="true">
        {text === ' ' ? '␣' : text}
      </span>
    </output>
  )
}
