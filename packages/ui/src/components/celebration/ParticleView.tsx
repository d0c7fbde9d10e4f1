import { joinClasses } from '../join-classes.ts'
import type { Particle } from './particles.ts'
import styles from './ParticleView.module.css'

const drawings = {
  leaf: 'M3 21C1 9 9 2 22 2c0 13-8 21-19 19zM3 21L12 12',
  star: 'M12 2l3 6.5 7 .8-5.2 4.7 1.5 7L12 17.5 5.7 21l1.5-7L2 9.3l7-.8z',
  petal: 'M12 22C4 17 3 8 12 2c9 6 8 15 0 20z',
  dot: 'M12 5a7 7 0 1 0 .1 0z',
} as const

export function ParticleView({ particle, className }: { particle: Particle; className: string | undefined }) {
  return (
    <svg
      className={joinClasses(className, styles[particle.shape])}
      style={particle.style}
      data-moving
      data-jungle-only={particle.shape === 'leaf' || particle.shape === 'petal' || undefined}
      viewBox="0 0 24 24"
    >
      <path d={drawings[particle.shape]} />
    </svg>
  )
}
