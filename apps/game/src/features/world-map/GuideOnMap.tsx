import type { WorldNumber } from '@letterliaan/rules'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { joinClasses, shared, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { getCavePlaceProps, getSignpostPlaceProps, getStepPlaceProps } from '@letterliaan/ui/scenes'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { placeGuide } from './guide-place.ts'
import styles from './GuideOnMap.module.css'

/** Destination after a world without work: another world, the cave, or home. */
export type WayFromWorld = WorldNumber | 'cave' | 'treehouse'

export interface GuideOnMapProps {
  readonly world: WorldNumber
  readonly to: WayFromWorld
  readonly buddy_id: number
  /** True if every step of the world was waived (DAG-7). */
  readonly isWaived: boolean
  readonly children: ReactNode
}

/** Shows the buddy in a finished world. Its bubble names the next place and links to it (GIDS-4). */
export function GuideOnMap({ world, to, buddy_id, isWaived, children }: GuideOnMapProps) {
  const guide = useRef<HTMLDivElement>(null)
  const { place, side } = placeOf(world, to)
  useLayoutEffect(() => {
    // Scrolls the picture, because the guide's box starts below the menu. Some browsers return a promise.
    guide.current?.firstElementChild?.scrollIntoView({ block: 'center' })
  }, [])
  useLayoutEffect(() => {
    const { current } = guide
    const map = current?.parentElement
    if (!current || !map) return undefined
    const moveAside = (): void => placeGuide(current, map)
    moveAside()
    const sizes = new ResizeObserver(moveAside)
    // A step has no height before it is drawn.
    for (const part of [map, current, ...current.children, ...map.querySelectorAll('li')]) sizes.observe(part)
    // Objects are added to the map later.
    const arrivals = new MutationObserver(moveAside)
    arrivals.observe(map, { childList: true })
    return () => {
      sizes.disconnect()
      arrivals.disconnect()
    }
  }, [])
  return (
    <div
      ref={guide}
      className={joinClasses(place?.className, styles.guide)}
      style={place?.style}
      data-side={side}
    >
      <SpeechBubble tail="right" className={joinClasses(shared.column, styles.bubble)} data-words>
        <p>
          <SpokenText line={sentenceOf(to, isWaived)} auto />
        </p>
        {children}
      </SpeechBubble>
      <Buddy id={buddy_id} mood="juicht" size="var(--marker-size)" />
    </div>
  )
}

const sentenceOf = (to: WayFromWorld, isWaived: boolean): SpokenLine => {
  if (to === 'cave') return commonTexts.toCave
  if (to !== 'treehouse' && isWaived) return fill(mapTexts.worldWaived, { world: to })
  return to === 'treehouse' ? commonTexts.toTreehouse : fill(mapTexts.worldDone, { world: to })
}

/** Places the guide at the signpost or the cave, or at the first step if the way is home (in the menu). */
function placeOf(world: WorldNumber, to: WayFromWorld) {
  if (to === 'cave') return { place: getCavePlaceProps(world), side: 'cave' }
  if (to === 'treehouse') return { place: getStepPlaceProps(world, 1), side: 'start' }
  return to > world
    ? { place: getSignpostPlaceProps(world, 'next'), side: 'end' }
    : { place: getSignpostPlaceProps(world, 'previous'), side: 'start' }
}
