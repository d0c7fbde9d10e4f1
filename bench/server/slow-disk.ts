import { spawnSync } from 'node:child_process'
import { waitUntilProcessIdle } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { giveAnswer, visitEveryScreen } from './load/child.ts'
import { createTimings } from './load/timings.ts'
import { openChildren, repeatFor, startMeasuredServer } from './measure.ts'

/** Duration of an fsync (ms). */
const syncMs = 10
/** Delays each fsync of the process; other system calls are not traced. */
const strace = `strace -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_exit=${1000 * syncMs}`

/** Checks that no read waits for a COMMIT or blocks the loop, while 30 children answer and 10 open screens. */
export async function measureSlowDisk(dataDir: string, ms: number): Promise<void> {
  console.log(`\nAn fsync that takes ${syncMs} ms, embedded database`)
  if (spawnSync('strace', ['-V']).error) return console.log('Not measured: strace is not installed.')
  // Sounds are not made ahead, because that would take minutes under strace.
  const server = await startMeasuredServer(dataDir, { SPEECH_AHEAD: 'off' }, strace.split(' '))
  try {
    const children = await openChildren(server.url, 40)
    await waitUntilProcessIdle(server.pid)
    const timings = createTimings()
    await server.ask()
    await repeatFor(
      ms,
      children.map(
        (child, at) => () => (at < 30 ? giveAnswer(child, timings) : visitEveryScreen(child, timings)),
      ),
    )
    const loopDelay = Number(await server.ask())
    printTable(
      ['call', 'calls', 'p50', 'p99'],
      timings.names().map((name) => {
        const { count, p50, p99 } = timings.of(name)
        return [name, String(count), p50.toFixed(1), p99.toFixed(1)]
      }),
    )
    const verdict = loopDelay < 50 ? '' : ': missed'
    console.log(`Delay of the event loop, p99: ${loopDelay.toFixed(1)} ms (goal < 50 ms${verdict}).`)
  } finally {
    await server.stop()
  }
}
