/**
 * Writes the game's pictures to apps/game/public/pictures: those of curriculum, fixedPictures, login cards
 * and klankenkaart. Those of @iconify-json/fluent-emoji-flat (MIT) get our outline; our own drawings
 * (packages/ui/src/pictures/own) take precedence.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cardPictures } from '@letterliaan/contract/card-pictures'
import { silentAnchors, soundAnchors } from '@letterliaan/dutch/sound-chart'
import { GameTemplate } from '@letterliaan/contract'
import { getLesson, recipeTemplates } from '@letterliaan/exercises/logic'
import { outlinePicture } from '@letterliaan/ui/outline-picture'
import { fixedPictures } from '../packages/ui/src/pictures/picture-files.ts'

interface EmojiSet {
  readonly icons: Record<string, { body: string }>
  readonly aliases?: Record<string, { parent: string }>
}

const root = join(import.meta.dirname, '..')
const target = join(root, 'apps/game/public/pictures')
const resolveFromUi = createRequire(join(root, 'packages/ui/package.json'))

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function pictureNamesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(pictureNamesIn)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === 'image' ? [value] : []) : pictureNamesIn(value),
  )
}

function collectPictures(): Map<string, string> {
  const files = globSync('packages/curriculum/data/**/*.json', { cwd: root })
  const inCurriculum = files.flatMap((path) => pictureNamesIn(readJson(join(root, path))))
  const onChart = Object.values({ ...soundAnchors, ...silentAnchors }).map(({ picture }) => picture)
  const names = new Set([
    ...fixedPictures,
    ...cardPictures,
    ...onChart,
    ...inCurriculum.filter((name) => name !== ''),
  ])
  return new Map([
    ...[...names].map((name) => [name, name] as const),
    ...[...recipeTemplates, ...GameTemplate.options].map(
      (name) => [`template-${name}`, getLesson(name).picture] as const,
    ),
  ])
}

function drawPicture(set: EmojiSet, name: string): string | undefined {
  const own = join(root, `packages/ui/src/pictures/own/${name}.svg`)
  if (existsSync(own)) return readFileSync(own, 'utf8')
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  return icon && outlinePicture(icon.body)
}

const set = readJson(resolveFromUi.resolve('@iconify-json/fluent-emoji-flat/icons.json')) as EmojiSet
const drawings = [...collectPictures()].map(([file, name]) => ({ file, name, svg: drawPicture(set, name) }))
const unknown = drawings.filter(({ svg }) => svg === undefined).map(({ name }) => name)
if (unknown.length > 0) throw new Error(`No such picture in fluent-emoji-flat: ${unknown.join(', ')}`)

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const { file, svg } of drawings) writeFileSync(join(target, `${file}.svg`), svg ?? '')
