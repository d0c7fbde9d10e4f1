import { normaliseColor } from '@letterliaan/contract/palette'
import { HiddenText } from '@letterliaan/ui'
import { useCallback, useState } from 'react'
import type { TurnEffect } from '../../kit/flow.ts'
import { colorMeanings } from '../palette/color-meanings.ts'
import { paintOf } from '../palette/PaintedPattern.tsx'
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
  readonly attempt: string
  /** What it is called, where that is not what was posted. */
  readonly name?: string | undefined
}

/** A wrong letter, colour or choice: struck through, it shakes and drops (look.md); a screen reader hears what it was. */
export function WrongMove({ attempt, name }: WrongMoveProps) {
  const color = normaliseColor(attempt)
  const text = color === null ? (name ?? attempt) : colorMeanings[color].name
  return (
    <output className={styles.place} data-color={color ?? undefined}>
      <HiddenText>{`${text === ' ' ? 'Spatie' : text}: dat is het nog niet.`}</HiddenText>
      <span className={styles.tile} style={paintOf(color)} aria-hidden="true">
        {text === ' ' ? '␣' : text}
      </span>
    </output>
  )
}
