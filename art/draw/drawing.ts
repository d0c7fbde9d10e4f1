/** A whole drawing: an SVG file with the definitions that its body uses. */
import { bedDefinitions } from './beds.ts'
import { boleDefinitions } from './tree-trunks.ts'
import { crownDefinitions, sunlightColors } from './crowns.ts'
import { leafDefinitions } from './leaves.ts'
import { smallThingDefinitions } from './small-things.ts'

export interface Drawing {
  readonly width: number
  readonly height: number
  /** 'none' stretches with the stage, so that it stays under the icons; the others cover it and crop, or fit in it. */
  readonly fit?:
    | 'none'
    | 'xMidYMid slice'
    | 'xMidYMax slice'
    | 'xMidYMin slice'
    | 'xMinYMax slice'
    | 'xMidYMid meet'
  /** Colours of the light on leaves, when it isn't the sun's: soft and bright. */
  readonly light?: readonly [soft: string, bright: string]
  /** Gradients and the like; plants and small things come by themselves. */
  readonly defs?: string
  readonly body: string
}

const definitions: Record<string, string> = {
  ...leafDefinitions,
  ...smallThingDefinitions,
  ...crownDefinitions,
  ...boleDefinitions,
  ...bedDefinitions,
}

/** The definitions that a body uses, and those that these use. */
function findDefinitions(body: string, known = new Set<string>()): string {
  const used = Array.from(body.matchAll(/href="#([\w-]+)"/g), ([, id]) => id ?? '')
  return used
    .map((id) => {
      if (known.has(id)) return ''
      known.add(id)
      const definition = definitions[id]
      if (definition === undefined) throw new Error(`Nothing is defined as ${id}`)
      return definition + findDefinitions(definition, known)
    })
    .join('')
}

export function writeSvg({
  width,
  height,
  fit = 'xMidYMid slice',
  light = sunlightColors,
  defs = '',
  body,
}: Drawing): string {
  const plants = findDefinitions(body)
    .replaceAll(sunlightColors[0], light[0])
    .replaceAll(sunlightColors[1], light[1])
  const all = defs + plants
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${all && `<defs>${all}</defs>`}${body}</svg>\n`
}
