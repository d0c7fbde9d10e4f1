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

/** Delay of each coin (ms). */
const flights = [0, 140, 280, 420, 560] as const

export interface CoinCounterProps {
  readonly from: number
  readonly plus: number
  readonly onCount?: (() => void) | undefined
}

/** Counts up in 1 s; '+10' shows for 3 s (EX-9). A tap ends it. A new `key` for another reward. */
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
