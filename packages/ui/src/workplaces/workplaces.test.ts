import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBuddyPosition, findWorkArea, countPieces } from './work-progress.ts'
import {
  loadWorkplace,
  type WorkplacePosition,
  type StageShape,
  type WorkplacePiece,
} from './workplace-drawing.ts'
import { workplaceNames } from './workplace-names.ts'

const shapes: readonly StageShape[] = ['wide', 'tall']

describe.each(workplaceNames)('%s', async (name) => {
  const { stages, files, things, air } = await loadWorkplace(name)

  test('PLEK-1 each right word adds a piece, and the last one completes the workplace (1 to 20 words)', () => {
    const anyWork = fc
      .integer({ min: 1, max: 20 })
      .chain((total) =>
        fc.record({ total: fc.constant(total), done: fc.integer({ min: 0, max: total - 1 }) }),
      )
    fc.assert(
      fc.property(fc.constantFrom(...shapes), anyWork, (shape, { done, total }) => {
        const stage = stages[shape]
        const next = { done: done + 1, total }
        expect(countPieces(next, stage)).toBeGreaterThan(countPieces({ done, total }, stage))
        expect(findBuddyPosition(next, stage)).not.toEqual(findBuddyPosition({ done, total }, stage))
        expect(countPieces({ done: total, total }, stage)).toBe(stage.pieces.length)
      }),
    )
  })

  test.each(shapes)('PLEK-1 all drawings of the %s stage exist', (shape) => {
    const { pieces, route, width, height, buddyWidth } = stages[shape]
    expect(Object.keys(things)).toEqual(expect.arrayContaining(pieces.map(({ of }) => of)))
    for (const piece of pieces) {
      expect(piece.x).toBeGreaterThanOrEqual(0)
      expect(piece.x + piece.width).toBeLessThanOrEqual(width)
      expect(piece.y + piece.height).toBeLessThanOrEqual(height)
    }
    expect(route).toHaveLength(pieces.length + 1)
    for (const { x, y } of route) {
      expect(x).toBeGreaterThanOrEqual(buddyWidth / 2)
      expect(x).toBeLessThanOrEqual(width - buddyWidth / 2)
      expect(y > 0 && y < height).toBe(true)
    }
    const { ground, details, done } = files[shape]
    for (const address of [air, ground, details, done]) expect(address).toMatch(/\.svg/)
  })

  test('PLEK-1 the enlarged wide stage shows all pieces and the buddy', () => {
    const stage = stages.wide
    const { zoom, height } = findWorkArea(stage)
    const hidden = (stage.width - stage.width / zoom) / 2
    expect(zoom).toBeGreaterThan(1.2)
    for (const { x, y, width } of stage.pieces) {
      expect(Math.min(x, stage.width - x - width)).toBeGreaterThan(hidden)
      expect(stage.height - y).toBeLessThan(height)
    }
    for (const { x, y } of stage.route) {
      expect(Math.min(x, stage.width - x) - stage.buddyWidth / 2).toBeGreaterThan(hidden)
      expect(stage.height - y + stage.buddyWidth).toBeLessThan(height)
    }
  })
})

const { stages: feeding } = await loadWorkplace('feeding')

test.each(shapes)('PLEK-1 the buddy covers no animal or food on the %s stage', (shape) => {
  const { pieces, route, buddyWidth } = feeding[shape]
  const covers = ({ x, y }: WorkplacePosition, piece: WorkplacePiece): boolean =>
    // Allows some overlap, because the pictures have empty sides.
    Math.abs(x - piece.x - piece.width / 2) < 0.4 * buddyWidth + 0.35 * piece.width &&
    y - 1.18 * buddyWidth < piece.y + piece.height
  for (const spot of route) expect(pieces.filter((piece) => covers(spot, piece))).toEqual([])
})

test('a workplace shows no pieces if the exercise has no words', () => {
  const stage = { pieces: [], route: [{ x: 3, y: 4 }] }
  expect([
    countPieces({ done: 0, total: 0 }, stage),
    findBuddyPosition({ done: 0, total: 0 }, stage),
  ]).toEqual([0, { x: 3, y: 4 }])
})
