type Attributes = Readonly<Record<string, string>>

export interface PictureShape {
  readonly element: string
  readonly attributes: Attributes
}

interface Part extends PictureShape {
  readonly hidden: boolean
}

const drawnElements = new Set(['path', 'circle', 'ellipse', 'rect'])
const hiddenElements = new Set(['defs', 'clipPath', 'mask'])
const inheritedAttribute = /^(fill|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|opacity)$/

/** Returns shapes in drawing order. A gradient becomes its first colour. `body`: the content of the `svg`. */
export function readShapes(body: string): PictureShape[] {
  const parts = readParts(copyGroups(body))
  const byId = new Map(parts.map((part) => [`#${part.attributes.id}`, part]))
  const colors = gradientColors(parts)
  return parts
    .filter(({ hidden }) => !hidden)
    .map(({ element, attributes }) => {
      const used = element === 'use' ? byId.get(attributes.href ?? '') : undefined
      return used
        ? { element: used.element, attributes: { ...attributes, ...used.attributes } }
        : { element, attributes }
    })
    .filter(({ element, attributes }) => drawnElements.has(element) && attributes.mask === undefined)
    .map(({ element, attributes }) => ({ element, attributes: solid(attributes, colors) }))
}

const copyGroups = (body: string): string =>
  body.replaceAll(/<use href="#(\w+)"\/>/g, (use, id: string) => {
    const start = body.indexOf(`<g id="${id}"`)
    return start < 0 ? use : body.slice(start, endOfGroup(body, start))
  })

function endOfGroup(body: string, start: number): number {
  let depth = 0
  for (const { 0: tag, index } of body.slice(start).matchAll(/<\/?g[ >]/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return start + index + '</g>'.length
  }
  return body.length
}

function readParts(body: string): Part[] {
  const parts: Part[] = []
  const open: { element: string; attributes: Attributes }[] = []
  for (const [, end, element = '', text = '', alone] of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (end !== '') {
      open.pop()
      continue
    }
    const attributes = { ...inherit(open), ...readAttributes(text) }
    parts.push({ element, attributes, hidden: open.some((outer) => hiddenElements.has(outer.element)) })
    if (alone === '') open.push({ element, attributes: readAttributes(text) })
  }
  return parts
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

function inherit(open: readonly PictureShape[]): Attributes {
  const given = open.flatMap(({ attributes }) => Object.entries(attributes))
  return Object.fromEntries(given.filter(([name]) => inheritedAttribute.test(name)))
}

function gradientColors(parts: readonly Part[]): Map<string, string> {
  const colors = new Map<string, string>()
  let gradient = ''
  for (const { element, attributes } of parts) {
    if (element.endsWith('Gradient')) gradient = `url(#${attributes.id})`
    const color = attributes['stop-color']
    if (element === 'stop' && color !== undefined && !colors.has(gradient)) colors.set(gradient, color)
  }
  return colors
}

function solid(attributes: Attributes, colors: ReadonlyMap<string, string>): Attributes {
  const { fill } = attributes
  return fill?.startsWith('url(') ? { ...attributes, fill: colors.get(fill) ?? 'none' } : attributes
}
