import { readFileSync } from 'node:fs'
import type { Canvas } from '../pdf/canvas.ts'
import { drawShapes } from './draw.ts'

/** The drawing's own units. Its top is slightly above 0. */
const drawing = { top: -8, width: 200, height: 252 } as const
const numBuddies = 6

export const buddyRatio = drawing.height / drawing.width

/** Draws vectors. `id`: 1 to 6; another number draws 1, as in the game. `x`, `y`: upper left corner, in points. */
export function drawBuddy(canvas: Canvas, id: number, x: number, y: number, width: number): void {
  const scale = width / drawing.width
  canvas.save()
  canvas.translate(x, y).scale(scale).translate(0, -drawing.top)
  drawShapes(canvas, readBuddy(id >= 1 && id <= numBuddies ? id : 1))
  canvas.restore()
}

const bodies = new Map<number, string>()

function readBuddy(id: number): string {
  const known = bodies.get(id)
  if (known !== undefined) return known
  const address = import.meta.resolve(`@letterliaan/ui/buddies/buddy-${id}-blij.svg`)
  const body = readFileSync(new URL(address), 'utf8').replaceAll(/<\/?svg[^>]*>/g, '')
  bodies.set(id, body)
  return body
}
