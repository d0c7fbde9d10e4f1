import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inkColor, outlinePicture } from './outline-picture.ts'

test('PLEK-8 a picture gets an outline behind it, a highlight on it, and room for both', () => {
  const svg = outlinePicture('<path fill="#f00" d="M0 0h32v32H0z"/>')
  expect(svg).toContain('viewBox="-1 -1 34 34"')
  expect(svg.indexOf(`<g stroke="${inkColor}" stroke-width="2"`)).toBeLessThan(svg.indexOf('<g id="f">'))
  expect(svg.indexOf('<g id="f">')).toBeLessThan(svg.lastIndexOf('mask="url(#m)"'))
  expect(outlinePicture('<path fill="#f00" d="M0 0h32v32H0z"/>')).toBe(svg)
})

test('PLEK-8 a shape with a stroke gets a wider stroke behind it', () => {
  const svg = outlinePicture('<path stroke="#9b9b9b" stroke-width="3" d="M1 1h9"/>')
  expect(svg).toContain(`<path stroke="${inkColor}" stroke-width="5" d="M1 1h9"/>`)
  expect(svg).toContain('<path stroke="#9b9b9b" stroke-width="3" d="M1 1h9"/>')
})

test('PLEK-8 no picture of our own has a filter or text, or exceeds 2 kB compressed', () => {
  const own = globSync('own/*.svg', { cwd: import.meta.dirname })
  expect(own.length).toBeGreaterThan(150)
  for (const file of own) {
    const svg = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(svg, file).not.toMatch(/<filter|<text|NaN|undefined/)
    expect(brotliCompressSync(svg).length, file).toBeLessThan(2000)
  }
})
