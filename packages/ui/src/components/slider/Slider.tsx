import { uiTexts } from '@letterliaan/texts/ui'
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconButton } from '../IconButton.tsx'
import { isInView, measureSlides, findSlideAfter } from './slide-positions.ts'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  /** Number of slides if there is room. A narrow screen shows fewer. */
  readonly perView: number
  readonly perGroup?: number
  readonly minSlideWidth?: string
  readonly start?: number
  readonly children: ReactNode
}

/** Scrolls a focused slide fully into view, because the browser would snap back after its own scrolling. */
function bringIntoSight({ currentTarget: track, target }: FocusEvent<HTMLElement>): void {
  const slide = [...track.children].find((child) => child.contains(target))
  if (!(slide instanceof HTMLElement) || isInView(slide, track) || !target.matches(':focus-visible')) return
  track.scrollTo({ left: slide.offsetLeft })
}

/** A row of slides that moves by buttons, and by the browser's own scrolling (swipe, arrow keys). */
export function Slider({
  label,
  perView,
  perGroup,
  minSlideWidth = '8rem',
  start = 0,
  children,
}: SliderProps) {
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })

  const readEdges = useCallback(() => {
    if (!track.current) return
    const { atStart, atEnd } = measureSlides(track.current)
    setEdges((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let isPlaced = start === 0
    // The observer's first call follows a layout. Reading positions earlier would force an extra layout.
    const resized = new ResizeObserver(() => {
      const slide = element.children[start]
      if (!isPlaced && slide instanceof HTMLElement)
        element.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
      isPlaced = true
      readEdges()
    })
    resized.observe(element)
    return () => resized.disconnect()
  }, [start, readEdges])

  function move(direction: 1 | -1) {
    if (!track.current) return
    const { current, visible, count } = measureSlides(track.current)
    const target =
      track.current.children[findSlideAfter(current, direction, perGroup ?? visible, visible, count)]
    if (target instanceof HTMLElement) track.current.scrollTo({ left: target.offsetLeft })
  }

  return (
    <section aria-label={label} className={styles.slider}>
      <div className={styles.row}>
        <IconButton
          label={uiTexts.previous}
          className={styles.previous}
          icon={<Glyph name="left" />}
          aria-disabled={edges.atStart}
          onClick={() => move(-1)}
          hidden={edges.atStart && edges.atEnd}
        />
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows what gets the focus in it */}
        <ul
          ref={track}
          className={styles.track}
          tabIndex={edges.atStart && edges.atEnd ? undefined : 0}
          aria-label={label}
          onScroll={readEdges}
          onFocus={bringIntoSight}
          style={{ '--per-view': perView, '--slide-min': minSlideWidth } as CSSProperties}
        >
          {Children.map(
            children,
            (child) => child !== null && child !== undefined && <li className={styles.slide}>{child}</li>,
          )}
        </ul>
        <IconButton
          label={uiTexts.next}
          className={styles.next}
          icon={<Glyph name="right" />}
          aria-disabled={edges.atEnd}
          onClick={() => move(1)}
          hidden={edges.atStart && edges.atEnd}
        />
      </div>
    </section>
  )
}
