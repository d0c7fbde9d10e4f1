export interface SliderState {
  readonly current: number
  readonly visible: number
  readonly count: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Tolerance, because browsers round scroll positions (px). */
const slack = 2

export function measureSlides(track: HTMLElement): SliderState {
  const slides = Array.from(track.children).filter((child) => child instanceof HTMLElement)
  const first = slides[0]
  const second = slides[1]
  const pace = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
  const gap = first ? pace - first.offsetWidth : 0
  return {
    current: pace > 0 ? Math.round(track.scrollLeft / pace) : 0,
    visible: pace > 0 ? Math.max(1, Math.floor((track.clientWidth + gap + slack) / pace)) : 1,
    count: slides.length,
    atStart: track.scrollLeft <= slack,
    atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - slack,
  }
}

export const isInView = (slide: HTMLElement, track: HTMLElement): boolean =>
  slide.offsetLeft >= track.scrollLeft - slack &&
  slide.offsetLeft + slide.offsetWidth <= track.scrollLeft + track.clientWidth + slack

export function findSlideAfter(
  current: number,
  direction: 1 | -1,
  perGroup: number,
  visible: number,
  count: number,
): number {
  const last = Math.max(0, count - visible)
  return Math.min(last, Math.max(0, current + direction * perGroup))
}
