import type { Tone } from '../catalogue.ts'

export const buddyTones = {
  toucan: { pitch: 1.12, speed: 1.02 },
  monkey: { pitch: 1.2, speed: 1.06 },
  sloth: { pitch: 0.86, speed: 0.92 },
  frog: { pitch: 1.26, speed: 0.98 },
  jaguar: { pitch: 0.95, speed: 1.05 },
  turtle: { pitch: 0.82, speed: 0.95 },
} as const satisfies Record<string, Tone>
