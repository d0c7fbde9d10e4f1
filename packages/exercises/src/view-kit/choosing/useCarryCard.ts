import { useDrag, type DragPosition, type DragElementProps } from '@letterliaan/web/use-drag'
import { useState } from 'react'

export interface Carrying {
  readonly over: string | null
  readonly isCarried: boolean
  readonly handlers: DragElementProps
}

/** Returns the `data-place` at a position, also if the dragged card covers it. */
const placeAt = ({ clientX, clientY }: DragPosition): string | null => {
  const below = document.elementsFromPoint(clientX, clientY)
  const place = below.map((element) => element.closest<HTMLElement>('[data-place]')).find(Boolean)
  return place?.dataset['place'] ?? null
}

/** Drags a card by mouse or finger to a place. After the drop the card returns. */
export function useCarryCard(onDrop: (place: string) => void): Carrying {
  const [isCarried, setCarried] = useState(false)
  const [over, setOver] = useState<string | null>(null)

  const handlers = useDrag({
    onStart: () => setCarried(true),
    onMove(drag) {
      drag.element.style.translate = drag.translate
      setOver(placeAt(drag))
    },
    onEnd(drag, isCancelled) {
      // A tap drops nothing, even if the card covered a place.
      const place = drag.isFar && !isCancelled ? placeAt(drag) : null
      drag.element.style.translate = ''
      setCarried(false)
      setOver(null)
      if (place !== null) onDrop(place)
    },
  })

  return { over, isCarried, handlers }
}
