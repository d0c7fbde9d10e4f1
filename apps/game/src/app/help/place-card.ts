export interface TargetBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface CardSize {
  readonly width: number
  readonly height: number
}

const gap = 20
const margin = 12

/** Returns the top left corner (px): below, above or next to `target`, else at the bottom or centred. */
export function placeCard(
  target: TargetBox | null,
  card: CardSize,
  screen: CardSize,
): { left: number; top: number } {
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

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
