import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawAll } from './drawings.ts'

const drawings = drawAll()

test('the drawings checked in are those that the pens draw (run node art/draw/main.ts)', () => {
  const ui = join(import.meta.dirname, '../../packages/ui/src')
  const stale = Array.from(drawings).filter(([path, svg]) => readFileSync(join(ui, path), 'utf8') !== svg)
  expect(stale.map(([path]) => path)).toEqual([])
})

test('the layers of one scene together weigh at most 40 kB compressed', () => {
  const weights = new Map<string, number>()
  for (const [path, svg] of drawings) {
    const [, scene, shape] = /scenes\/art\/(world-\d|panel-\d|\w+)-?.*?(-tall)?\.svg$/.exec(path) ?? []
    if (scene === undefined || shape !== undefined) continue
    weights.set(scene, (weights.get(scene) ?? 0) + brotliCompressSync(svg).length)
  }
  expect(weights.size).toBeGreaterThan(10)
  expect(Array.from(weights).filter(([, bytes]) => bytes > 40_000)).toEqual([])
})

test('PLEK-1 a workplace weighs at most 40 kB compressed, with what a phone has of its own', () => {
  const weights = new Map<string, number>()
  for (const [path, text] of drawings) {
    const [, name] = /^workplaces\/([\w-]+)\//.exec(path) ?? []
    if (name !== undefined) weights.set(name, (weights.get(name) ?? 0) + brotliCompressSync(text).length)
  }
  expect(weights.size).toBeGreaterThanOrEqual(8)
  expect(Array.from(weights).filter(([, bytes]) => bytes > 40_000)).toEqual([])
})

test('every path of a drawing draws something', () => {
  const empty = Array.from(drawings).filter(([, svg]) => /<path (?![^>]*\bd="[^"])/.test(svg))
  expect(empty.map(([path]) => path)).toEqual([])
})
