import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '@letterliaan/texts'
import { uiTexts } from '@letterliaan/texts/ui'
import { HiddenText } from '../HiddenText.tsx'
import { prefersLessMotion } from '../motion/prefers-less-motion.ts'
import { useSkipByTap } from '../motion/useSkipByTap.ts'
import { Coin } from './Coin.tsx'
import styles from './CoinCounter.module.css'
import shared from '../../shared.module.css'
import { joinClasses } from '../join-classes.ts'

const plusMs = 3000

/** Delay of each coin (ms). */
const flights = [0, 140, 280, 420, 560] as const

interface CoinCounterProps {
  readonly from: number
  readonly plus: number
  readonly onCount?: (() => void) | undefined
}

/** Counts up in 1 s and shows '+10' for 3 s (EX-9). A tap ends both. Give each reward its own React key. */
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
    <p className={joinClasses(shared.board, shared.inline, styles.counter)}>
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

const countUpMs = 1000

/** Counts in 1 s, or at once with reduced motion (EX-9). */
function useCountUp(from: number, to: number): { shown: number; counting: boolean; finish: () => void } {
  const [shown, setShown] = useState(() => (prefersLessMotion() ? to : from))
  const [counting, setCounting] = useState(() => !prefersLessMotion() && from !== to)

  useEffect(() => {
    if (!counting) return undefined
    let frame = 0
    const started = performance.now()
    const step = () => {
      const part = Math.min(1, (performance.now() - started) / countUpMs)
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
      else setCounting(false)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [counting, from, to])

  const finish = useCallback(() => {
    setCounting(false)
    setShown(to)
  }, [to])

  return { shown, counting, finish }
}
