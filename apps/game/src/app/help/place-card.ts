export interface TargetBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Between the card and what it is about, and between the card and the edge of the screen (px). */
const gap = 20
const margin = 12

/**
 * The top left corner (px) of a card of the given size that is about `target`: under it, or above it, or beside it,
 * where there is room; else at the bottom, before it. In the middle of the screen without a target.
 */
export function placeCard(target: TargetBox | null, card: Size, screen: Size): { left: number; top: number } {
  const fitX = (left: number) => clamp(left, margin, screen.width - card.width - margin)
  const fitY = (top: number) => clamp(top, margin, screen.height - card.height - margin)
  if (target === null)
    return { left: fitX((screen.width - card.width) / 2), top: fitY((screen.height - card.height) / 2) }

  const middleX = fitX(target.left + target.width / 2 - card.width / 2)
  const middleY = fitY(target.top + target.height / 2 - card.height / 2)
  const below = target.top + target.height + gap
  const above = target.top - gap - card.height
  const after = target.left + target.width + gap
  const before = target.left - gap - card.width
  if (below + card.height + margin <= screen.height) return { left: middleX, top: fitY(below) }
  if (above >= margin) return { left: middleX, top: fitY(above) }
  if (after + card.width + margin <= screen.width) return { left: fitX(after), top: middleY }
  if (before >= margin) return { left: fitX(before), top: middleY }
  return { left: middleX, top: fitY(screen.height) }
}

/** `low` wins where the two cross: a card that is too large begins at the edge. */
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
