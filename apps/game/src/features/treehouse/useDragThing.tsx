import type { TreehousePlace } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { RoomPlace } from '@letterliaan/ui/scenes'
import { useDrag, type DragElementProps, type DragPosition } from '@letterliaan/web/use-drag'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { allPlaceNames, nameObjectAt, usePlaceNames, type OwnThing } from './things.ts'
import styles from './OwnThings.module.css'

const reachPx = 64

interface Dragged {
  readonly thing: OwnThing
  readonly at: Pick<DragPosition, 'clientX' | 'clientY'>
}

/** GIDS-12 */
export function useDragThing(onDrop: (thing: OwnThing, place: TreehousePlace) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const wasDragged = useRef(false)
  const near = dragged && placeNear(dragged.at)

  const shown: ReactNode = dragged && (
    <>
      {allPlaceNames.map((place) => (
        <RoomPlace
          key={place}
          thing={nameObjectAt(place)}
          className={joinClasses(styles.spot, place === near && styles.near)}
          data-place={place}
        />
      ))}
      {createPortal(
        <span
          className={styles.dragged}
          style={{ transform: `translate(${dragged.at.clientX}px, ${dragged.at.clientY}px)` }}
        >
          <Picture name={dragged.thing.image} size="4.5rem" />
        </span>,
        document.body,
      )}
    </>
  )

  return {
    shown,
    dragged: dragged?.thing ?? null,
    /** True for the click after a drag, which is no tap. Keys never drag. */
    isDrag: ({ detail }: MouseEvent) => detail > 0 && wasDragged.current,
    begin: () => {
      wasDragged.current = false
    },
    move(thing: OwnThing, { isFar, clientX, clientY }: DragPosition) {
      wasDragged.current ||= isFar
      if (wasDragged.current) setDragged({ thing, at: { clientX, clientY } })
    },
    end(thing: OwnThing, position: DragPosition, isCancelled: boolean) {
      const place = wasDragged.current && !isCancelled ? placeNear(position) : undefined
      setDragged(null)
      if (place !== undefined) onDrop(thing, place)
    },
  }
}

export type ThingDrag = ReturnType<typeof useDragThing>

export interface DraggableThingProps {
  readonly thing: OwnThing
  readonly drag: ThingDrag
  readonly size?: string
  /** Set for a thing that is not in a button. */
  readonly onTap?: () => void
}

export function DraggableThing({ thing, drag, size = '100%', onTap }: DraggableThingProps) {
  const placeNames = usePlaceNames()
  const label = size === '100%' && thing.place !== null ? `${thing.name} ${placeNames[thing.place].text}` : ''
  const handlers: DragElementProps = useDrag({
    onStart: drag.begin,
    onMove: (position) => drag.move(thing, position),
    onEnd(position, isCancelled) {
      drag.end(thing, position, isCancelled)
      if (!position.isFar && !isCancelled) onTap?.()
    },
  })
  return (
    <span className={joinClasses(styles.thing, drag.dragged === thing && styles.away)} {...handlers}>
      <Picture name={thing.image} label={label} size={size} />
    </span>
  )
}

/** Returns the nearest place within reach; undefined if there is none. */
function placeNear({ clientX, clientY }: Dragged['at']): TreehousePlace | undefined {
  const reached = allPlaceNames.flatMap((place) => {
    const spot = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
    if (spot === undefined) return []
    const distance = Math.hypot(clientX - spot.x - spot.width / 2, clientY - spot.y - spot.height / 2)
    return distance <= Math.max(reachPx, spot.width) ? [{ place, distance }] : []
  })
  return reached.toSorted((a, b) => a.distance - b.distance)[0]?.place
}
