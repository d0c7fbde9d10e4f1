import type { Look } from '../../pictures/look.ts'
import { createThing, type AnimatedThing } from '../animated/animated-thing.ts'

const glowColor = '#fff3a0'

const inTree: readonly AnimatedThing[] = [
  createThing('glow', '#ffe6a0', [32.5, 25], 0, [14, 9]),
  createThing('glow', '#ffe6a0', [67.5, 25], 1.4, [84, 9]),
  createThing('firefly', glowColor, [41, 58], 0, [62, 50]),
  createThing('firefly', glowColor, [57, 50], 1.7, [84, 44]),
  createThing('firefly', glowColor, [47, 40], 3, [72, 38]),
  createThing('firefly', glowColor, [28, 70], 4.1, [46, 70]),
  createThing('leaf', '#e2703a', [44, 30], 0, [64, 34]),
  createThing('leaf', '#f2a93b', [56, 26], 5.5, [80, 36]),
]

const inTent: readonly AnimatedThing[] = [
  createThing('glow', '#ffe0a0', [35, 17], 0, [50, 9]),
  createThing('glow', '#ffe0a0', [65, 17], 1.4, [50, 9]),
  createThing('glow', '#f0b45a', [50.5, 61], 0.7, [71, 54]),
]

export const treehouseAnimatedThings: Readonly<Record<Look, readonly AnimatedThing[]>> = {
  jungle: inTree,
  'field-camp': inTent,
}
