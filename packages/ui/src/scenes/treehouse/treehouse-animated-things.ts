import type { Look } from '../../pictures/look.ts'
import { thingAt, type AnimatedThing } from '../animated/animated-thing.ts'

const glowColor = '#fff3a0'

const inTree: readonly AnimatedThing[] = [
  thingAt('glow', '#ffe6a0', [32.5, 25], 0, [14, 9]),
  thingAt('glow', '#ffe6a0', [67.5, 25], 1.4, [84, 9]),
  thingAt('firefly', glowColor, [41, 58], 0, [62, 50]),
  thingAt('firefly', glowColor, [57, 50], 1.7, [84, 44]),
  thingAt('firefly', glowColor, [47, 40], 3, [72, 38]),
  thingAt('firefly', glowColor, [28, 70], 4.1, [46, 70]),
  thingAt('leaf', '#e2703a', [44, 30], 0, [64, 34]),
  thingAt('leaf', '#f2a93b', [56, 26], 5.5, [80, 36]),
]

const inTent: readonly AnimatedThing[] = [
  thingAt('glow', '#ffe0a0', [35, 17], 0, [50, 9]),
  thingAt('glow', '#ffe0a0', [65, 17], 1.4, [50, 9]),
  thingAt('glow', '#f0b45a', [50.5, 61], 0.7, [71, 54]),
]

export const treehouseAnimatedThings: Readonly<Record<Look, readonly AnimatedThing[]>> = {
  jungle: inTree,
  'field-camp': inTent,
}
