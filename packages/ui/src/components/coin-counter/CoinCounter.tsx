import { fill } from '@letterliaan/texts'
import * as uiTexts from '@letterliaan/texts/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HiddenText } from '../HiddenText.tsx'
import { prefersLessMotion } from '../motion/prefers-less-motion.ts'
import { useSkipByTap } from '../motion/useSkipByTap.ts'
import { Coin } from './Coin.tsx'
import { useCountUp } from './useCountUp.ts'
import styles from './CoinCounter.module.css'

const plusMs = 3000

/** Coins fly into the purse one after the other, so many ms after the first. */
const flights = [0, 140, 280, 420, 560] as const

export interface CoinCounterProps {
  /** The points before the reward. */
  readonly from: number
  /** The points that come with it; 0 shows the total only. */
  readonly plus: number
  /** Called when coins come and are counted: for their sound. */
  readonly onCount?: (() => void) | undefined
}

/**
 * The purse on the outro: counts up in 1 s while '+10' comes out beside it for 3 s (EX-9). A tap anywhere
 * ends it. Mount it anew (`key`) for another reward.
 */
export function CoinCounter({ from, plus, onCount }: CoinCounterProps) {
  const total = from + plus
  const { shown, counting, finish } = useCountUp(from, total)
  const [rising, setRising] = useState(() => plus > 0 && !prefersLessMotion())

  useEffect(() => {
    const timer = setTimeout(() => setRising(false), plusMs)
    return () => clearTimeout(timer)
  }, [])

  const counted = useRef(false)
  useEffect(() => {
    if (plus > 0 && !counted.current) onCount?.()
    counted.current = true
  }, [plus, onCount])

  const skip = useCallback(() => {
    finish()
    setRising(false)
  }, [finish])
  useSkipByTap(counting || rising, skip)

  return (
    <p className={styles.counter}>
      <HiddenText>
        {plus > 0 ? fill(uiTexts.pointsMore, { plus, total }) : fill(uiTexts.pointsNow, { total })}
      </HiddenText>
      <Coin spinning={counting} />
      <span aria-hidden="true" className={styles.number}>
        {shown}
      </span>
      {rising &&
        flights.map((wait) => (
          <span
            key={wait}
            aria-hidden="true"
            className={styles.flying}
            style={{ animationDelay: `${wait}ms` }}
          >
            <Coin />
          </span>
        ))}
      {rising && (
        <span aria-hidden="true" className={styles.plus} style={{ animationDuration: `${plusMs}ms` }}>
          +{plus}
        </span>
      )}
    </p>
  )
}
