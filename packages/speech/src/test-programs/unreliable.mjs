// Dies, stays silent or answers, as the text says.
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

// Waits at startup until the file at this path exists, if a path is given.
const [sign] = process.argv.slice(2)
const isLoaded = () => sign === undefined || existsSync(sign)
while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve, 5))
process.stdout.write(`${JSON.stringify({ ready: true })}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line)
  const [mood, file] = text.split(' ')
  if (mood === 'die') process.exit(1)
  if (mood === 'die-once' && !existsSync(file)) {
    writeFileSync(file, '')
    process.exit(1)
  }
  if (mood === 'babble') process.stdout.write('bla\n')
  if (mood === 'refuse') process.stdout.write(`${JSON.stringify({ id, error: 'no' })}\n`)
  else if (mood === 'fine' || mood === 'die-once') {
    const pcm = Buffer.from(Int16Array.of(16_384, -16_384).buffer).toString('base64')
    process.stdout.write(`${JSON.stringify({ id, sample_rate: 22_050, pcm, phonemes: [] })}\n`)
  }
}
