import { existsSync, readFileSync } from 'node:fs'
import { outlinePicture } from '@letterliaan/ui/outline-picture'
import type { Canvas } from '../pdf/canvas.ts'
import { readShapes, type PictureShape } from './shapes.ts'

/** Draws vectors in a square. `x`, `y`: upper left corner, in points. Returns false if there is no such picture. */
export function drawPicture(canvas: Canvas, name: string, x: number, y: number, size: number): boolean {
  const svg = findPicture(name)
  if (svg === undefined) return false
  const [start = 0, , units = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  canvas.save()
  canvas
    .translate(x, y)
    .scale(size / units)
    .translate(-start, -start)
  canvas.rect(start, start, units, units).clip()
  drawShapes(canvas, svg.replaceAll(/<\/?svg[^>]*>/g, ''))
  canvas.restore()
  return true
}

export function drawShapes(canvas: Canvas, body: string): void {
  for (const shape of readShapes(body)) drawShape(canvas, shape)
}

function drawShape(canvas: Canvas, { element, attributes }: PictureShape): void {
  const { fill = '#000', stroke = 'none', transform, opacity } = attributes
  canvas.save()
  if (transform !== undefined) applyTransform(canvas, transform)
  if (opacity !== undefined) canvas.opacity(Number(opacity))
  if (attributes['fill-opacity'] !== undefined) canvas.fillOpacity(Number(attributes['fill-opacity']))
  if (stroke !== 'none') {
    canvas.lineWidth(Number(attributes['stroke-width'] ?? 1)).strokeColor(stroke)
    canvas.lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt')
    canvas.lineJoin(attributes['stroke-linejoin'] === 'round' ? 'round' : 'miter')
  }
  const rule = attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  trace(canvas, element, attributes)
  if (fill !== 'none' && stroke !== 'none') canvas.fillAndStroke(fill, stroke, rule)
  else if (fill !== 'none') canvas.fill(fill, rule)
  else if (stroke !== 'none') canvas.stroke()
  canvas.restore()
}

function trace(canvas: Canvas, element: string, attributes: Readonly<Record<string, string>>): void {
  const number = (name: string): number => Number(attributes[name] ?? 0)
  if (element === 'path') canvas.path(attributes.d ?? '')
  else if (element === 'circle') canvas.circle(number('cx'), number('cy'), number('r'))
  else if (element === 'ellipse') canvas.ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
  else canvas.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
}

/** Supports `rotate(angle x y)` and `matrix(a b c d e f)`, the only ones that our pictures use. */
function applyTransform(canvas: Canvas, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(rotate|matrix)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[ ,]+/).map(Number)
    if (name === 'rotate') canvas.rotate(a, { origin: [b, c] })
    else canvas.transform(a, b, c, d, e, f)
  }
}

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>
  readonly aliases?: Readonly<Record<string, { parent: string }>>
}

let loaded: IconSet | undefined

/** Reads 9 MB of JSON when the first picture is drawn. */
function readSet(): IconSet {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  loaded ??= JSON.parse(readFileSync(new URL(address), 'utf8')) as IconSet
  return loaded
}

/** The name of a picture is a file name, never a path. */
const nameOfPicture = /^[a-z\d-]+$/

/** Returns the SVG of the game (tools/build-pictures.ts), or undefined. `name`: a curriculum `image`. */
export function findPicture(name: string): string | undefined {
  return nameOfPicture.test(name) ? (readOwn(name) ?? readFromSet(name)) : undefined
}

function readOwn(name: string): string | undefined {
  const file = new URL(import.meta.resolve(`@letterliaan/ui/own-pictures/${name}.svg`))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function readFromSet(name: string): string | undefined {
  const { icons, aliases } = readSet()
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  const body = (icon ?? icons[parent ?? ''])?.body
  return body === undefined ? undefined : outlinePicture(body)
}
