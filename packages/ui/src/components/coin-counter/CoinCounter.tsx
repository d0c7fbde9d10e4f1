import { useCallback, useEffect, useState } from 'react'
import { HiddenText } from '../HiddenText.tsx'
import { prefersLessMotion } from '../motion/prefers-less-motion.ts'
import { useSkipByTap } from '../motion/useSkipByTap.ts'
import { Coin } from './Coin.tsx'
import { useCountUp } from './useCountUp.ts'
import styles from './CoinCounter.module.css'

const plusMs = 3000

export interface CoinCounterProps {
  /** The points before the reward. */
  readonly from: number
  /** The points that come with it; 0 shows the total only. */
  readonly plus: number
}

/**
 * The purse on the outro: counts up in 1 s while '+10' comes out beside it for 3 s (EX-9). A tap anywhere
 * ends it. Mount it anew (`key`) for another reward.
 */
export function CoinCounter({ from, plus }: CoinCounterProps) {
  const total = from + plus
  const { shown, counting, finish } = useCountUp(from, total)
  const [rising, setRising] = useState(() => plus > 0 && !prefersLessMotion())

  useEffect(() => {
    const timer = setTimeout(() => setRising(false), plusMs)
    return () => clearTimeout(timer)
  }, [])

  const skip = useCallback(() => {
    finish()
    setRising(false)
  }, [finish])
  useSkipByTap(counting || rising, skip)

  return (
    <p className={styles.counter}>
      <HiddenText>
        {plus > 0 ? `${plus} punten erbij. Je hebt ${total} punten.` : `Je hebt ${total} punten.`}
      </HiddenText>
      <Coin spinning={counting} />
      <span aria-hidden="true" className={styles.number}>
        {shown}
      </span>
      {rising && (
        <span aria-hidden="true" className={styles.plus} style={{ animationDuration: `${plusMs}ms` }}>
          +{plus}
        </span>
      )}
    </p>
  )
}
