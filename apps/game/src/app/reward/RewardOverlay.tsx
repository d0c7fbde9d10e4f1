import type { Badge } from '@letterliaan/contract'
import { Button } from '@letterliaan/ui'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useEffect, useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { Medal } from '../badges/Medal.tsx'
import styles from './RewardOverlay.module.css'

/** After it appears (ms): RWD-1. */
const soundAfterMs = 500
/** Spin of the badge (ms): RWD-1. */
const spinMs = 1300
/** A tap or a key so soon after it appears (ms) was meant for what it covers. */
const notMeantMs = 400

export interface RewardOverlayProps {
  readonly badge: Badge
  /** What whoever gave it said; null: it was earned, or nothing was said. */
  readonly message?: string | null
  readonly sound: Pick<SoundPlayer, 'playEffect'>
  /** 'Ga door', Escape, or a tap anywhere. Keeps its identity. */
  readonly onGoOn: () => void
}

/** 'Je hebt een nieuwe badge ontvangen!' over everything (RWD-1). Focus goes in, and returns to where it was. */
export function RewardOverlay({ badge, message = null, sound, onGoOn }: RewardOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const appearedAt = useRef(0)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    appearedAt.current = performance.now()
    if (element?.open === false) element.showModal()
    // A browser may close it by itself, where Escape is pressed again and again.
    element?.addEventListener('close', onGoOn)
    return () => {
      element?.removeEventListener('close', onGoOn)
      element?.close()
    }
  }, [onGoOn])

  useEffect(() => {
    const timer = setTimeout(() => sound.playEffect('unlock'), soundAfterMs)
    return () => clearTimeout(timer)
  }, [sound])

  function goOn(event: SyntheticEvent) {
    event.preventDefault()
    if (performance.now() - appearedAt.current > notMeantMs) onGoOn()
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the button and Escape
    <dialog ref={dialog} className={styles.overlay} aria-labelledby={titleId} onClick={goOn} onCancel={goOn}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.stage}>
        <h2 id={titleId} className={styles.title}>
          Je hebt een nieuwe badge ontvangen!
        </h2>
        <div className={styles.medal} style={{ animationDuration: `${spinMs}ms` }}>
          <Medal badge={badge} size="min(17rem, 40vmin)" decorative />
        </div>
        <div className={styles.plate}>
          <p className={styles.name}>{badge.name}</p>
          <p>{message ?? badge.description}</p>
        </div>
        <Button size="large">Ga door</Button>
      </div>
    </dialog>
  )
}
