import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the event loop is looked at (ms). */
const resolution = 2

/**
 * Loaded before the server (`--import`): at SIGUSR2 it prints for how long the event loop was held up since it was asked
 * last: the 99th percentile, in ms.
 */
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('SIGUSR2', () => {
  console.log(Math.max(0, delay.percentile(99) / 1e6 - resolution))
  delay.reset()
})
