/** Draws every scene into packages/ui/src/scenes/art. Run after a change: node tools/draw/main.ts [part of a name] */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { clearing } from './scenes/clearing.ts'
import { entrance } from './scenes/entrance.ts'
import { world1 } from './scenes/world-1.ts'

const target = join(import.meta.dirname, '../../packages/ui/src/scenes/art')
const only = process.argv[2] ?? ''

for (const [name, svg] of Object.entries({ ...clearing(), ...entrance(), ...world1() })) {
  if (!name.includes(only)) continue
  writeFileSync(join(target, `${name}.svg`), svg)
  console.log(
    name,
    Math.round(svg.length / 1000),
    'kB,',
    Math.round(brotliCompressSync(svg).length / 100) / 10,
    'kB brotli',
  )
}
