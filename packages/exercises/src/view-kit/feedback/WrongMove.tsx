import type { Color } from '@letterliaan/contract'
import { normaliseColor } from '@letterliaan/contract/palette'
import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { type CSSProperties, Fragment, useCallback, useState } from 'react'
import type { TurnEffect } from '../../kit/flow.ts'
import { colorMeanings } from '../palette/color-meanings.ts'
import { getPaintStyle } from '../palette/PaintedPattern.tsx'
import { useMotion } from './useShake.ts'
import styles from './WrongMove.module.css'

/** `count` distinguishes equal moves. */
export interface SeenMove {
  readonly attempt: string
  readonly at: number | null
  readonly count: number
}

/** Returns the last wrong move until a right move, an observer of the flow's effects, and a reset. */
export function useWrongMove(): [
  SeenMove | null,
  (effect: Exclude<TurnEffect, { readonly type: 'wake' }>) => void,
  () => void,
] {
  const [move, setMove] = useState<SeenMove | null>(null)
  const see = useCallback((effect: Exclude<TurnEffect, { readonly type: 'wake' }>) => {
    if (effect.type === 'attempt') {
      const { attempt, at } = effect
      setMove((before) => ({ attempt, at, count: (before?.count ?? 0) + 1 }))
    } else if (effect.type === 'feedback' && effect.feedback !== 'wrong') setMove(null)
  }, [])
  return [move, see, () => setMove(null)]
}

export interface WrongMoveProps {
  readonly move: SeenMove | null
  /** The name of the move, if it differs from the posted text. */
  readonly name?: string | undefined
}

/** Shows a struck-through move that shakes and drops (look.md). Its place is reserved: nothing moves. */
export function WrongMove({ move, name }: WrongMoveProps) {
  const color = move && normaliseColor(move.attempt)
  return (
    <div
      className={styles.place}
      data-color={color ?? undefined}
      style={{ '--wrong-place': move?.at ?? 0 } as CSSProperties}
    >
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

/** If motion is reduced, the move only fades. It must disappear, because it hides the word below. */
const leave: Keyframe[] = [
  { transform: 'none', easing: 'ease-in' },
  { offset: 0.05, transform: 'translateX(-0.3em)', easing: 'ease-in' },
  { offset: 0.12, transform: 'translateX(0.3em)', easing: 'ease-in' },
  { offset: 0.19, transform: 'translateX(-0.2em)', easing: 'ease-in' },
  { offset: 0.26, opacity: 1, transform: 'none', easing: 'ease-in' },
  { offset: 0.6, opacity: 1, transform: 'none', easing: 'ease-in' },
  { opacity: 0, transform: 'translateY(0.4em) rotate(18deg)' },
]
const leaveTiming: KeyframeAnimationOptions = { duration: 1100, fill: 'both' }

interface StruckThroughProps {
  readonly text: string
  readonly color: Color | null
  readonly count: number
}

/** Keeps its elements and replaces only the hidden text, so that each wrong move is announced. */
function StruckThrough({ text, color, count }: StruckThroughProps) {
  const tile = useMotion<HTMLSpanElement>(count, 0, leave, leaveTiming)
  return (
    <output className={styles.move}>
      <HiddenText>
        <Fragment key={count}>
          {fill(exerciseTexts.wrongMove, { text: text === ' ' ? exerciseTexts.space : text })}
        </Fragment>
      </HiddenText>
      <span
        ref={tile}
        className={joinClasses(shared.tile, styles.tile)}
        style={getPaintStyle(color)}
        aria-hidden="true"
      >
        {text === ' ' ? '␣' : text}
      </span>
    </output>
  )
}
