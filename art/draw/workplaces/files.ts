/** The files of a workplace, as the app reads them: its drawings, where its pieces are, and what names them all. */
import { formatNumber, type Point } from '../pen.ts'
import {
  drawLayer,
  stageHeight,
  type Piece,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

const shapes: readonly StageShape[] = ['wide', 'tall']
const buddyWidths = { wide: 86, tall: 74 } as const

const rounded = (value: number): number => Number(formatNumber(value))

function placePiece({ of, x, y, width }: Piece, [thingWidth, thingHeight]: Point) {
  const height = (width * thingHeight) / thingWidth
  return {
    of,
    x: rounded(x - width / 2),
    y: rounded(y - height),
    width: rounded(width),
    height: rounded(height),
  }
}

/** Its feet stay above the edge. */
const lowestFeet = 312

const describeStage = (
  { width, sink, pieces, route }: Stage,
  shape: StageShape,
  { things }: WorkplaceArt,
) => ({
  width,
  height: stageHeight,
  buddyWidth: buddyWidths[shape],
  pieces: pieces.map((piece) => {
    const thing = things[piece.of]
    if (thing === undefined) throw new Error(`Nothing is drawn as ${piece.of}`)
    return placePiece({ ...piece, y: piece.y + sink }, thing.size)
  }),
  route: route.map(([x, y]) => ({ x: rounded(x), y: rounded(Math.min(y + sink, lowestFeet)) })),
})

const variable = (file: string): string =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function writeModule(files: readonly string[], things: readonly string[]): string {
  const pictures = files.map((file) => `import ${variable(file)} from './${file}.svg?url&no-inline'\n`)
  const stageFiles = (shape: StageShape): string =>
    files
      .filter((file) => file.startsWith(`${shape}-`))
      .map((file) => `      ${file.slice(shape.length + 1)}: ${variable(file)},\n`)
      .join('')
  return `/** Written by the pens (art/draw/workplaces). */
import type { WorkplaceDrawing } from '../workplace-drawing.ts'
${pictures.join('')}import stages from './stages.json' with { type: 'json' }

export const drawing: WorkplaceDrawing = {
  air,
  things: {
${things.map((name) => `    ${name.includes('-') ? `'${name}'` : name}: ${variable(`thing-${name}`)},\n`).join('')}  },
  files: {
${shapes.map((shape) => `    ${shape}: {\n${stageFiles(shape)}    },\n`).join('')}  },
  stages,
}
`
}

export function filesOf(art: WorkplaceArt): Record<string, string> {
  const stages = { wide: art.stage('wide'), tall: art.stage('tall') }
  const layers = shapes.flatMap((shape) =>
    (['ground', 'front', 'details', 'done'] as const).flatMap((layer): [string, string][] => {
      const { width, sink, look, [layer]: body } = stages[shape]
      if (body === undefined) return []
      return [[`${shape}-${layer}`, drawLayer(width, body, layer === 'details' ? 0 : sink, look)]]
    }),
  )
  const things = Object.entries(art.things)
  const svgs = Object.fromEntries([
    ['air', art.air],
    ...things.map(([name, { svg }]) => [`thing-${name}`, svg]),
    ...layers,
  ]) as Record<string, string>
  return {
    ...Object.fromEntries(Object.entries(svgs).map(([name, svg]) => [`${name}.svg`, svg])),
    'drawing.ts': writeModule(
      Object.keys(svgs),
      things.map(([name]) => name),
    ),
    'stages.json': `${JSON.stringify({ wide: describeStage(stages.wide, 'wide', art), tall: describeStage(stages.tall, 'tall', art) })}\n`,
  }
}
