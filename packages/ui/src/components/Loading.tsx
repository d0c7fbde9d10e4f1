import { uiTexts } from '@letterliaan/texts/ui'
import { useEffect, useState } from 'react'
import styles from './Loading.module.css'
import shared from '../shared.module.css'
import { joinClasses } from './join-classes.ts'

const dotEveryMs = 500
const maxDots = 3

/** 'Aan het laden' with 0 to 3 dots, changing every 500 ms (NAV-9). Screen readers announce it once. */
export function Loading() {
  const [dots, setDots] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count + 1) % (maxDots + 1)), dotEveryMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <output className={joinClasses(shared.middle, shared.board, styles.loading)}>
      <svg className={joinClasses(shared.drawing, styles.sprout)} viewBox="0 0 96 96" aria-hidden="true">
        <path className={styles.stem} d="M48 90C47 70 50 58 48 40" />
        <path className={styles.leafLeft} d="M48 62C30 64 16 54 12 36c20-3 34 8 36 26z" />
        <path className={styles.leafRight} d="M48 46c2-18 14-32 36-32 1 20-12 34-36 32z" />
        <path className={styles.ground} d="M22 91c14-7 38-7 52 0" />
      </svg>
      <span className={styles.text}>
        {uiTexts.loading}
        <span aria-hidden="true" className={styles.dots}>
          {'.'.repeat(dots)}
        </span>
      </span>
    </output>
  )
}
