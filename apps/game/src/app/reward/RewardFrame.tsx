import { shellTexts } from '@letterliaan/texts/shell'
import { Button, Glyph, GreatBurst, joinClasses, celebrations, LeafFall, shared } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './RewardOverlay.module.css'

/** RWD-1 */
const soundAfterMs = 500
/** RWD-1 */
const spinMs = 1300
/** A tap or key within this time (ms) was probably meant for the page below. */
const notMeantMs = 400

export interface RewardFrameProps {
  readonly title: ReactNode
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly text: ReactNode
  readonly buddy_id: number
  readonly speaker?: ReactNode
  readonly sound: Pick<SoundPlayer, 'playEffect'>
  /** Called by 'Ga door', Escape or a tap anywhere. Must be stable. */
  readonly onGoOn: () => void
}

export function RewardFrame({
  title,
  picture,
  name,
  text,
  buddy_id,
  speaker,
  sound,
  onGoOn,
}: RewardFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const appearedAt = useRef(0)
  const speakerPlace = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    appearedAt.current = performance.now()
    if (element?.open === false) element.showModal()
    // A browser may close the dialog itself after repeated Escapes.
    element?.addEventListener('close', onGoOn)
    return () => {
      element?.removeEventListener('close', onGoOn)
      element?.close()
    }
  }, [onGoOn])

  useEffect(() => {
    const [first, last] = celebrations.badge.sounds
    const timers = [
      setTimeout(() => sound.playEffect(first), soundAfterMs),
      setTimeout(() => sound.playEffect(last), soundAfterMs + spinMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [sound])

  function goOn(event: SyntheticEvent) {
    if (event.target instanceof Element && speakerPlace.current?.contains(event.target)) return
    event.preventDefault()
    if (performance.now() - appearedAt.current > notMeantMs) onGoOn()
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the button and Escape
    <dialog
      ref={dialog}
      className={joinClasses(shared.full, styles.overlay)}
      aria-labelledby={titleId}
      onClick={goOn}
      onCancel={goOn}
    >
      <div className={styles.rays} data-jungle-only aria-hidden="true" />
      <LeafFall lastsMs={celebrations.badge.lastsMs} />
      <div className={joinClasses(shared.column, styles.stage)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.won}>
          <div className={styles.medal} style={{ animationDuration: `${spinMs}ms` }}>
            {picture}
          </div>
          <GreatBurst />
          <Buddy id={buddy_id} mood="juicht" size="clamp(4rem, 16vmin, 8rem)" />
        </div>
        <div className={joinClasses(shared.tile, styles.plate)}>
          <p className={joinClasses(shared.large, styles.name)}>{name}</p>
          <p>{text}</p>
        </div>
        <Button size="large" icon={<Glyph name="play" />}>
          {shellTexts.bubble.goOn}
        </Button>
        <div ref={speakerPlace}>{speaker}</div>
      </div>
    </dialog>
  )
}
