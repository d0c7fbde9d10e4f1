import { caveTexts } from '@letterliaan/texts/cave'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Card, GreatBurst, joinClasses, celebrations, LeafFall, Rays, shared } from '@letterliaan/ui'
import { Buddy, buddyIds } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import styles from './CaveOpened.module.css'
import { spawnLetters, type FallingLetter } from './falling-letters.ts'

export interface CaveOpenedProps {
  /** Shown after the cave is open. */
  readonly wayOut: ReactNode
  readonly storyEnd?: ReactNode
  readonly onAgain: () => void
  readonly playEffect: SoundPlayer['playEffect']
}

/** Time between sounds while the letters fall (ms). */
const soundEveryMs = 5000

const lines = [caveTexts.done, caveTexts.lettersAreFree]

/** Celebrates with falling letters (END-2). */
export function CaveOpened({ wayOut, storyEnd, onAgain, playEffect }: CaveOpenedProps) {
  const [letters] = useState(() => spawnLetters(Math.random))
  const heading = useRef<HTMLHeadingElement>(null)
  const play = useRef(playEffect)
  const { textOf, speaker } = useReadAloud(lines, { auto: true })

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    // The gate plays the first sound itself.
    const timers = celebrations.diamonds.sounds
      .slice(1)
      .map((name, at) => setTimeout(() => play.current(name), at * soundEveryMs))
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <>
      <div className={styles.sky} aria-hidden="true">
        {letters.map((letter) => (
          <span
            key={letter.id}
            className={joinClasses(shared.middle, styles.letter)}
            data-color={letter.color}
            style={fallOf(letter)}
          >
            {letter.letter}
          </span>
        ))}
      </div>
      <Rays />
      <LeafFall lastsMs={celebrations.diamonds.lastsMs} />
      <Card className={joinClasses(shared.column, styles.card)}>
        <p className={styles.buddies} aria-hidden="true">
          {buddyIds.map((id) => (
            <Buddy key={id} id={id} mood="juicht" size="clamp(2.5rem, 9vmin, 5rem)" />
          ))}
          <GreatBurst />
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {textOf(0)}
        </h2>
        <p>
          {textOf(1)} {speaker}
        </p>
        <div className={shared.row}>
          {storyEnd}
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
