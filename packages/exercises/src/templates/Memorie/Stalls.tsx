import { joinClasses, shared } from '@letterliaan/ui'
import type { CSSProperties } from 'react'
import type { GameSceneProps } from '../../view-kit/game/game-place.ts'
import { findStartOfRound, countRounds } from './cards.ts'
import styles from './view.module.css'

export function Stalls({ done, total, isFinished }: GameSceneProps) {
  const rounds = countRounds(total)
  const starts = Array.from({ length: rounds + 1 }, (_, round) => findStartOfRound(round, total))
  const round = starts.findLastIndex((start, at) => at < rounds && start <= done)
  const start = starts[round] ?? 0
  const places = (starts[round + 1] ?? total) - start
  return (
    <div
      className={joinClasses(shared.cover, styles.stalls)}
      style={{ '--places': places } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: places }, (_, at) => (
        <span key={start + at} className={styles.stall}>
          <span
            className={styles.lamp}
            data-lit={isFinished || start + at < done || undefined}
            data-newest={start + at === done - 1 || undefined}
          />
        </span>
      ))}
    </div>
  )
}
