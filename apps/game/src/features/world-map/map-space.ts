import type { ScreenRect } from './free-place.ts'

/** Selects steps, signs and the cave, which are never covered. */
export const stepsAndSigns = 'a, li button, [data-sign]'

/** Height of the menu, which covers the upper edge of a map (px). */
const menuPx = 64

/** 'Fout gevonden?' is in the lower left corner, or at the left of a phone (px; Report.module.css). */
const reportSignPx = { width: 168, height: 52 }
const phonePx = { min: 384, max: 544 }
const reportSignOnPhone: ScreenRect = { left: 0, top: 70, right: 48, bottom: 126 }

export interface MapSpace {
  readonly within: ScreenRect
  /** Returns the boxes of controls by selector. `withPage`: with the controls that every page has. */
  readonly takenBy: (controls: string, withPage?: boolean) => ScreenRect[]
}

export function measureMapSpace(map: Element, speaker: Element): MapSpace {
  const { left, top, right, bottom } = map.getBoundingClientRect()
  // A map that scrolls is higher than the window.
  const within = {
    left: left + 4,
    top: Math.max(top, 0) + menuPx,
    right: right - 4,
    bottom: Math.min(bottom, window.innerHeight) - 4,
  }
  const takenBy = (controls: string, withPage = true): ScreenRect[] => [
    ...[...map.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !speaker.contains(control))
      .map(measureFinalRect),
    ...(withPage ? boxesOverPage() : []),
  ]
  return { within, takenBy }
}

/** Returns the boxes of help and 'Fout gevonden?'. Before the latter appears, uses its expected place. */
function boxesOverPage(): ScreenRect[] {
  const { innerHeight: bottom, innerWidth: width } = window
  const expected =
    width >= phonePx.min && width < phonePx.max
      ? reportSignOnPhone
      : { left: 0, top: bottom - reportSignPx.height, right: reportSignPx.width, bottom }
  const sign = document.querySelector('[data-report-sign]')
  const help = [...document.querySelectorAll('[data-help="knop"]')]
  return [sign?.getBoundingClientRect() ?? expected, ...help.map((button) => button.getBoundingClientRect())]
}

export function measureFinalRect(element: HTMLElement): ScreenRect {
  const step = element.closest('li')
  if (step === null) return element.getBoundingClientRect()
  const { left, top } = step.getBoundingClientRect()
  const [x, y] = [left + element.offsetLeft, top + element.offsetTop]
  return { left: x, top: y, right: x + element.offsetWidth, bottom: y + element.offsetHeight }
}
