import { joinClasses, shared } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { GameSceneProps } from '../../view-kit/game/game-place.ts'
import styles from './RaftScene.module.css'

/** In units of the drawing. The logs are between these heights, whatever their number. */
const deck = { top: 146, bottom: 242, maxLog: 19 }

/** The raft of the run at its jetty. It has a log for each word; when complete, the buddy sails away. */
export function RaftScene({ done, total, isFinished, buddy_id, mood }: GameSceneProps) {
  const height = Math.min(deck.maxLog, (deck.bottom - deck.top) / Math.max(1, total))
  return (
    <div className={joinClasses(shared.cover, styles.fleet)} aria-hidden="true">
      <svg className={styles.jetty} viewBox="0 0 240 260" focusable="false">
        <g stroke="var(--color-outline)" strokeWidth="4" strokeLinejoin="round">
          <path fill="var(--color-wood-dark)" d="M14 134h12v44H14zM92 134h12v44H92z" />
          <path fill="var(--color-wood-light)" d="M2 122h116v15H2z" />
          <path fill="none" strokeWidth="2.5" d="M30 123v13M58 123v13M88 123v13" />
        </g>
      </svg>
      <div className={styles.raft} data-sails={isFinished || undefined} data-logs={done}>
        <svg viewBox="0 0 240 260" focusable="false">
          <g className={styles.sail} stroke="var(--color-outline)" strokeWidth="4" strokeLinejoin="round">
            <path fill="var(--color-wood-dark)" d="M168 14h8v150h-8z" />
            <path fill="var(--color-cream)" d="M176 20q58 34 54 96h-54z" />
            <path fill="var(--color-mango)" stroke="none" d="M178 84h51q2 14 1 30h-52z" />
          </g>
          {Array.from({ length: done }, (_, at) => (
            <Log key={at} {...shapeOf(at, height)} isNewest={at === done - 1} />
          ))}
          {done > 1 && (
            <path
              className={styles.rope}
              d={`M52 ${deck.top - 1}v${done * height + 1}M186 ${deck.top - 1}v${done * height + 1}`}
            />
          )}
        </svg>
        <Buddy id={buddy_id} mood={mood} size="34%" className={styles.buddy ?? ''} />
      </div>
    </div>
  )
}

const shapeOf = (at: number, height: number) => ({
  x: 24,
  y: deck.top + at * height,
  width: 192,
  height: height - 1,
  rx: height / 2,
})

interface LogProps extends ReturnType<typeof shapeOf> {
  readonly isNewest: boolean
}

function Log({ isNewest, ...shape }: LogProps) {
  const { y, height, rx } = shape
  return (
    <g className={styles.log} data-log data-newest={isNewest || undefined}>
      <rect {...shape} />
      <ellipse cx={216 - rx} cy={y + height / 2} rx={rx * 0.6} ry={rx - 2.5} fill="var(--color-parchment)" />
    </g>
  )
}
