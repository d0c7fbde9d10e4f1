/** Draws the scenes, the buddies and the logo as SVG files into packages/ui. Run after a change: node art/draw/main.ts [part of a name] */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { drawAll } from './drawings.ts'

const ui = join(import.meta.dirname, '../../packages/ui/src')
const only = process.argv[2] ?? ''

for (const [path, svg] of drawAll()) {
  if (!path.includes(only)) continue
  mkdirSync(dirname(join(ui, path)), { recursive: true })
  writeFileSync(join(ui, path), svg)
  console.log(path, (brotliCompressSync(svg).length / 1000).toFixed(1), 'kB compressed')
}
