import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Sampling interval of the event loop (ms). */
const resolution = 2

/** Prints on SIGUSR2 the 99th percentile (ms) of the delay since the last print. Loaded with `--import`. */
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('SIGUSR2', () => {
  console.log(Math.max(0, delay.percentile(99) / 1e6 - resolution))
  delay.reset()
})
