import { bridgePlanks } from '@letterliaan/rules'
import { joinClasses } from '@letterliaan/ui'
import styles from './GoalBridge.module.css'

export interface GoalBridgeProps {
  /** 0 to `bridgePlanks`; a complete bridge has flags. */
  readonly planks: number
  readonly className?: string | undefined
}

const first = 30
const wide = 18
const sag = 15

/** The sag of the deck at each plank. */
const places = Array.from({ length: bridgePlanks }, (_, at) => ({
  x: first + at * wide,
  y: 56 + Math.sin((Math.PI * (at + 0.5)) / bridgePlanks) * sag,
}))

const flags = [46, 78, 120, 162, 194]

/** Decorative: the text next to it says the same. */
export function GoalBridge({ planks, className }: GoalBridgeProps) {
  return (
    <svg className={joinClasses(styles.bridge, className)} viewBox="0 0 240 104" aria-hidden="true">
      <path className={styles.ground} d="M0 62q22-8 32 4l-6 34H0zM240 62q-22-8-32 4l6 34h26z" />
      <path className={styles.under} d="M24 66Q120 106 216 66" />
      {places.map(({ x, y }, at) => (
        <path
          key={at}
          className={at < planks ? styles.plank : styles.empty}
          d={`M${x + 1} ${y}l15 ${at < 5 ? 2 : -2}v10l-15 ${at < 5 ? -2 : 2}z`}
        />
      ))}
      <path className={styles.rope} d="M24 30Q120 72 216 30" />
      <path className={styles.rope} d="M66 46v20M108 51v21M132 51v21M174 46v20" />
      <path className={styles.post} d="M17 20h14v58H17zM209 20h14v58h-14z" />
      {planks >= bridgePlanks &&
        flags.map((x, at) => (
          <path key={x} className={styles[`flag${at % 3}`]} d={`M${x - 9} ${30 + flagSag(x)}h18l-9 18z`} />
        ))}
    </svg>
  )
}

const flagSag = (x: number): number => Math.sin((Math.PI * (x - 24)) / 192) * 20
