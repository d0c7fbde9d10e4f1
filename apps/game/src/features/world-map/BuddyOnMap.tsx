import type { StepSummary } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { Glyph, joinClasses, prefersLessMotion, shared, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { mapPositions } from '@letterliaan/ui/scenes'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useLayoutEffect, useRef } from 'react'
import type { Offer } from '../../app/offer.ts'
import { placeBubble } from './bubble-place.ts'
import { chooseStepSentence } from './step-appearance.ts'
import styles from './StepOnMap.module.css'
import type { MapLink } from './ThingsOnMap.tsx'

interface BuddyOnMapProps {
  readonly world: WorldNumber
  readonly step: StepSummary
  readonly buddy_id: number
  readonly isDrawn: boolean
  /** True if the device only predicts that the step is passed, because answers are not sent yet. */
  readonly isUnheard: boolean
  /** True if 'Door elkaar' is offered on the map. */
  readonly hasMix: boolean
  readonly renderPlayLink: MapLink
  /** True while the child leaves the map. The bubble then stays where it is. */
  readonly isLeaving: boolean
  /** True if 'Door elkaar' is practised with a game. */
  readonly mixHasGame: boolean | undefined
  /** The buddy says its invitation. */
  readonly offer: Offer | undefined
  /** Time until the buddy's step appears (ms). */
  readonly delayMs: number
}

/** Shows the buddy at the child's step. It walks there from its last step (GIDS-11), and says what to do. */
export function BuddyOnMap(props: BuddyOnMapProps) {
  const {
    world,
    step,
    buddy_id,
    isDrawn,
    isUnheard,
    hasMix,
    isLeaving,
    renderPlayLink,
    mixHasGame,
    offer,
    delayMs,
  } = props
  const { id, position } = step
  const buddy = useRef<HTMLDivElement>(null)
  const lines = [
    isUnheard ? commonTexts.unheardLater : chooseStepSentence(step),
    ...(hasMix ? [mixHasGame ? mapTexts.mixWithGame : mapTexts.mix] : []),
    ...(offer?.invitation ? [offer.invitation] : []),
  ]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })

  useLayoutEffect(() => {
    const stand = () => saveBuddyStep(localStorage, world, id)
    const list = buddy.current?.closest('ol')
    const before = list?.querySelector<HTMLElement>(`[data-step="${readBuddyStep(localStorage, world)}"]`)
    const from = Number(before?.dataset['position'] ?? position)
    const places = listPositionsBetween(from, position).flatMap(
      (passing) => list?.querySelector(`[data-position="${passing}"]`) ?? [],
    )
    const stop = buddy.current && animateWalk(buddy.current, places, delayMs, stand)
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
    // Step and buddy have no height before they are drawn.
    for (const part of [map, buddy.current.firstElementChild, buddy.current, buddy.current.parentElement])
      if (part) sizes.observe(part)
    // A hidden bubble reports no resize, so content that arrives late is observed here.
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
        <p className={joinClasses(shared.line, styles.said)}>
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

/** True for the highlight of a spoken word, which changes no size. */
const isLitText = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('[data-aloud]') !== null

/** Beyond this left offset (percent) the buddy does not fit at the right. */
const lastRoomAt = 72

function isAtRightEdge(world: WorldNumber, position: number): boolean {
  const { landscape, portrait } = mapPositions[world]
  return [landscape, portrait].some(({ steps }) => (steps[position - 1]?.x ?? 0) > lastRoomAt)
}

/** Duration of the walk between two steps, and maximum of the whole walk (ms). */
const legMs = 900
const maxWalkMs = 3600

/** The step's id is on no other child's map, because a step is prepared for one child (LES-4). */
const storageKey = (world: WorldNumber) => `buddy-step-${world}`

/** Returns the id of the step at which the buddy last was in a world on this device; null if unknown. */
const readBuddyStep = (storage: Storage, world: WorldNumber): number | null =>
  Number(storage.getItem(storageKey(world))) || null

function saveBuddyStep(storage: Pick<Storage, 'setItem'>, world: WorldNumber, step_id: number): void {
  try {
    storage.setItem(storageKey(world), String(step_id))
  } catch {
    // Full storage only prevents the walk.
  }
}

/** Returns the positions from one step to another, including both. */
function listPositionsBetween(from: number, to: number): readonly number[] {
  const count = Math.abs(to - from) + 1
  return Array.from({ length: count }, (_, index) => from + index * Math.sign(to - from))
}

/** Animates the walk. A tap ends it at once. Returns a function that stops it; null if motion is reduced. */
function animateWalk(
  element: HTMLElement,
  places: readonly Element[],
  delayMs: number,
  onArrive: () => void,
): (() => void) | null {
  const end = places.at(-1)?.getBoundingClientRect()
  if (end === undefined || places.length < 2 || prefersLessMotion()) return null
  const way = places.map((place) => place.getBoundingClientRect())
  const timing = {
    duration: Math.min((places.length - 1) * legMs, maxWalkMs),
    delay: delayMs,
    fill: 'backwards',
  } as const
  const going = element.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
    timing,
  )
  // Invisible until its step has appeared. Otherwise it would seem to grow out of the step.
  const appearing = element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1 }], timing)
  const finish = () => [going, appearing].forEach((animation) => animation.finish())
  const stopListening = () => document.removeEventListener('pointerdown', finish)
  document.addEventListener('pointerdown', finish)
  going.onfinish = () => {
    stopListening()
    onArrive()
  }
  return () => {
    stopListening()
    ;[going, appearing].forEach((animation) => animation.cancel())
  }
}
