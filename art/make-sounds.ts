/**
 * Makes the game's effects and ambience out of oscillators and noise and puts them, as MP3, in
 * apps/game/public/sounds (audio.md, In the browser). Every run gives the same files. Run again after a
 * change in art/sounds: `node art/make-sounds.ts`.
 *
 * An ambience file holds a little more than one round of 12 s: the round's end before it and its beginning
 * after it. A player repeats the stretch from 0.2 to 12.2 s (`loopStart`, `loopEnd`): wherever its decoder
 * lets the sound begin, that is one whole round, so no seam is heard in spite of MP3's silence at both ends.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { encodeMp3 } from '@letterliaan/speech/mp3'
import { ambienceNames, renderAmbience } from './sounds/ambience.ts'
import { effectNames, renderEffect } from './sounds/effects.ts'
import { effectSampleRate } from './sounds/track.ts'

const target = new URL('../apps/game/public/sounds/', import.meta.url)

/** How much of the round is repeated before and after it, in seconds. */
const marginSeconds = 0.3

async function write(name: string, samples: Float32Array, bitRate: 40 | 48): Promise<void> {
  const mp3 = await encodeMp3({ samples, sample_rate: effectSampleRate }, bitRate)
  await writeFile(new URL(`${name}.mp3`, target), mp3)
  console.log(`${name}.mp3: ${mp3.length} bytes, ${(samples.length / effectSampleRate).toFixed(1)} s`)
}

function withMargins(round: Float32Array): Float32Array {
  const margin = Math.round(marginSeconds * effectSampleRate)
  return Float32Array.from({ length: round.length + 2 * margin }, (_, i) => {
    return round[(i - margin + round.length) % round.length]!
  })
}

await mkdir(target, { recursive: true })
for (const name of effectNames) await write(name, renderEffect(name), 48)
for (const name of ambienceNames) await write(name, withMargins(renderAmbience(name)), 40)
