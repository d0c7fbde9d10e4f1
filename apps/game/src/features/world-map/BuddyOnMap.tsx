import type { StepSummary } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import * as commonTexts from '@letterliaan/texts/common'
import * as mapTexts from '@letterliaan/texts/map'
import { Glyph, joinClasses, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { mapPositions } from '@letterliaan/ui/scenes'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useLayoutEffect, useRef } from 'react'
import type { Offer } from '../../app/offer.ts'
import { placeBubble } from './bubble-place.ts'
import { positionsBetween, readBuddyStep, saveBuddyStep, walk } from './buddy-walk.ts'
import { sentenceFor } from './step-appearance.ts'
import styles from './StepOnMap.module.css'
import type { MapLink } from './ThingsOnMap.tsx'

export interface BuddyOnMapProps {
  readonly world: WorldNumber
  readonly step: StepSummary
  readonly buddy_id: number
  readonly isDrawn: boolean
  /** Passed by what the device knows; the server has not heard it. */
  readonly isUnheard?: boolean
  /** Does 'Door elkaar' wait on the map? */
  readonly hasMix: boolean
  /** To what is to be done next. */
  readonly renderPlayLink: MapLink
  /** Then its bubble is no longer moved. */
  readonly isLeaving: boolean
  /** Is 'Door elkaar' practised with a game? */
  readonly mixHasGame?: boolean | undefined
  /** Its invitation is read aloud by the buddy. */
  readonly offer?: Offer | undefined
  /** The delay (ms) until its step is shown. */
  readonly delayMs: number
}

/** The buddy at the step where the child is: it walks there from where it last stood (GIDS-11), and says what to do. */
export function BuddyOnMap(props: BuddyOnMapProps) {
  const {
    world,
    step,
    buddy_id,
    isDrawn,
    isUnheard = false,
    hasMix,
    isLeaving,
    renderPlayLink,
    mixHasGame = false,
    offer,
    delayMs,
  } = props
  const { id, position } = step
  const buddy = useRef<HTMLDivElement>(null)
  const lines = [
    isUnheard ? commonTexts.unheardLater : sentenceFor(step),
    ...(hasMix ? [mixHasGame ? mapTexts.mixWithGame : mapTexts.mix] : []),
    ...(offer?.invitation ? [offer.invitation] : []),
  ]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })

  useLayoutEffect(() => {
    const stand = () => saveBuddyStep(localStorage, world, id)
    const list = buddy.current?.closest('ol')
    const before = list?.querySelector<HTMLElement>(`[data-step="${readBuddyStep(localStorage, world)}"]`)
    const from = Number(before?.dataset['position'] ?? position)
    const places = positionsBetween(from, position).flatMap(
      (passing) => list?.querySelector(`[data-position="${passing}"]`) ?? [],
    )
    const stop = buddy.current && walk(buddy.current, places, delayMs, stand)
    if (stop === null) {
      stand()
      return undefined
    }
    return stop
  }, [world, id, position, delayMs])

  useLayoutEffect(() => {
    const map = buddy.current?.closest('ol')?.parentElement
    if (!buddy.current || !map || isLeaving) return undefined
    const place = placeBubble.bind(null, buddy.current, map)
    place()
    const sizes = new ResizeObserver(place)
    // Its step and itself get their height when they are drawn.
    for (const part of [map, buddy.current.firstElementChild, buddy.current, buddy.current.parentElement])
      if (part) sizes.observe(part)
    // Late content changes no size while the bubble is hidden.
    const arrivals = new MutationObserver((changes) => {
      if (!changes.every(isLitText)) place()
    })
    arrivals.observe(buddy.current, { childList: true, subtree: true })
    arrivals.observe(map, { childList: true })
    return () => {
      sizes.disconnect()
      arrivals.disconnect()
    }
  }, [isLeaving])

  return (
    <div ref={buddy} className={joinClasses(styles.buddy, isAtRightEdge(world, position) && styles.atLeft)}>
      <SpeechBubble tail="below" className={styles.bubble ?? ''}>
        <p className={styles.said}>
          {isUnheard
            ? textOf(0)
            : renderPlayLink(
                { className: styles.play },
                <>
                  <Glyph name="play" />
                  {textOf(0)}
                </>,
              )}
          {speaker}
        </p>
      </SpeechBubble>
      <Buddy id={buddy_id} isDrawn={isDrawn} size="calc(var(--marker-size) * 0.85)" />
    </div>
  )
}

/** A word that lights up while it is said changes no size. */
const isLitText = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('[data-aloud]') !== null

/** The distance from the left (percent) beyond which the buddy has no room on the right. */
const lastRoomAt = 72

function isAtRightEdge(world: WorldNumber, position: number): boolean {
  const { landscape, portrait } = mapPositions[world]
  return [landscape, portrait].some(({ steps }) => (steps[position - 1]?.x ?? 0) > lastRoomAt)
}
