import * as caveTexts from '@letterliaan/texts/cave'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Card } from '@letterliaan/ui'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import styles from './CaveOpened.module.css'
import { spawnLetters, type FallingLetter } from './falling-letters.ts'

export interface CaveOpenedProps {
  readonly wayOut: ReactNode
  readonly onAgain: () => void
  readonly onFall: () => void
}

const lines = [caveTexts.done, caveTexts.lettersAreFree]

/** Letters fall out of the light (END-2). */
export function CaveOpened({ wayOut, onAgain, onFall }: CaveOpenedProps) {
  const [letters] = useState(() => spawnLetters(Math.random))
  const heading = useRef<HTMLHeadingElement>(null)
  const tellFall = useRef(onFall)
  const { textOf, speaker } = useReadAloud(lines, { auto: true })

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    tellFall.current()
  }, [])

  return (
    <>
      <div className={styles.sky} aria-hidden="true">
        {letters.map((letter) => (
          <span key={letter.id} className={styles.letter} data-color={letter.color} style={fallOf(letter)}>
            {letter.letter}
          </span>
        ))}
      </div>
      <Card className={styles.card}>
        <h2 ref={heading} tabIndex={-1}>
          {textOf(0)}
        </h2>
        <p>
          {textOf(1)} {speaker}
        </p>
        <div className={styles.choices}>
          {wayOut}
          <Button variant="secondary" onClick={onAgain}>
            {caveTexts.onceMore}
          </Button>
        </div>
      </Card>
    </>
  )
}

const fallOf = ({ size, duration, delay, left, top, turn }: FallingLetter) =>
  ({
    '--size': `${size}px`,
    '--left': `${left}%`,
    '--top': `${top}%`,
    '--turn': `${turn}deg`,
    animationDuration: `${duration}ms`,
    animationDelay: `${delay}ms`,
  }) as CSSProperties
