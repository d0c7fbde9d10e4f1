/** Draws the scenes and the buddies as SVG files into packages/ui. Run after a change: node tools/draw/main.ts [part of a name] */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { drawBuddies } from './buddies/buddies.ts'
import { drawLogo, drawSign } from './logo.ts'
import { camp } from './scenes/camp.ts'
import { clearing } from './scenes/clearing.ts'
import { entrance } from './scenes/entrance.ts'
import { hut } from './scenes/hut.ts'
import { overview } from './scenes/overview.ts'
import { panels } from './scenes/panels/panels.ts'
import { world1 } from './scenes/world-1.ts'
import { world2 } from './scenes/world-2.ts'
import { world3 } from './scenes/world-3.ts'
import { world4 } from './scenes/world-4.ts'

const ui = join(import.meta.dirname, '../../packages/ui/src')
const only = process.argv[2] ?? ''

function write(folder: string, drawings: Record<string, string>): void {
  mkdirSync(join(ui, folder), { recursive: true })
  for (const [name, svg] of Object.entries(drawings)) {
    if (!name.includes(only)) continue
    writeFileSync(join(ui, folder, `${name}.svg`), svg)
    console.log(
      name,
      Math.round(svg.length / 1000),
      'kB,',
      Math.round(brotliCompressSync(svg).length / 100) / 10,
      'kB brotli',
    )
  }
}

write('scenes/art', {
  ...camp(),
  ...clearing(),
  ...entrance(),
  ...hut(),
  ...world1(),
  ...world2(),
  ...world3(),
  ...world4(),
  ...overview(),
  ...panels(),
})
write('pictures/buddies', drawBuddies())
write('pictures', { logo: drawLogo(), sign: drawSign() })
