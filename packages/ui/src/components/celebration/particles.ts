import type { CSSProperties } from 'react'

const shapes = ['leaf', 'star', 'petal', 'dot'] as const
type ParticleShape = (typeof shapes)[number]

export interface Particle {
  readonly id: number
  readonly shape: ParticleShape
  readonly style: CSSProperties & Record<`--${string}`, string>
}

/** Angle between two particles, which spreads any number of them evenly (radians). */
const goldenAngle = 2.399963

function spread(index: number, step: number): number {
  return (index * step) % 1
}

export function createBurstParticles(count: number, reach: number): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * goldenAngle
    const distance = reach * (0.6 + 0.4 * spread(index, 0.618))
    return {
      id: index,
      shape: shapes[index % shapes.length] ?? 'leaf',
      style: {
        '--x': `${(Math.cos(angle) * distance).toFixed(2)}rem`,
        '--y': `${(Math.sin(angle) * distance).toFixed(2)}rem`,
        '--turn': `${Math.round(spread(index, 0.37) * 540 - 270)}deg`,
        '--size': `${(1.2 + spread(index, 0.73) * 1).toFixed(2)}rem`,
      },
    }
  })
}

export function createFallingParticles(count: number): Particle[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    shape: shapes[index % shapes.length] ?? 'leaf',
    style: {
      '--left': `${(spread(index, 0.618) * 100).toFixed(1)}%`,
      '--sway': `${Math.round(spread(index, 0.37) * 8 - 4)}rem`,
      '--turn': `${Math.round(spread(index, 0.73) * 900 - 450)}deg`,
      '--size': `${(1.1 + spread(index, 0.43) * 1.2).toFixed(2)}rem`,
      '--wait': `${Math.round(spread(index, 0.29) * 1400)}ms`,
    },
  }))
}
