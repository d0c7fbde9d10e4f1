import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Coin } from '@letterliaan/ui'
import { useEffect, useState } from 'react'
import styles from './CoinsPopup.module.css'

/** Time that the popup stays (ms; LES-8). */
const visibleMs = 5000
const coins = [1, 2, 3, 4, 5]

const lines = [lessonTexts.coins, lessonTexts.coinsMore]

function Explained() {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <p>{textOf(0)}</p>
      <p>
        {textOf(1)} {speaker}
      </p>
    </>
  )
}

/** Explains how coins are earned: 2 sentences and 5 pictures, closed by itself after 5 s (LES-8). */
export function CoinsPopup() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setOpen(false), visibleMs)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <div className={styles.place}>
      <Button
        variant="quiet"
        data-help={commonTexts.points}
        aria-expanded={isOpen}
        icon={
          <span className={styles.coin}>
            <Coin />
          </span>
        }
        onClick={() => setOpen(!isOpen)}
      >
        {commonTexts.pointsHeading.text}
      </Button>
      <output>
        {isOpen && (
          <div className={styles.popup}>
            <Explained />
            <div className={styles.coins}>
              {coins.map((coin) => (
                <span key={coin} className={styles.coin}>
                  <Coin />
                </span>
              ))}
            </div>
          </div>
        )}
      </output>
    </div>
  )
}
