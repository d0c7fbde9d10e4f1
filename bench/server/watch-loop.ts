import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Sampling interval of the event loop (ms). */
const resolution = 2

/** Loaded by `--import`. At SIGUSR2 prints the delay since the last print: 99th percentile, in ms. */
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('SIGUSR2', () => {
  console.log(Math.max(0, delay.percentile(99) / 1e6 - resolution))
  delay.reset()
})
