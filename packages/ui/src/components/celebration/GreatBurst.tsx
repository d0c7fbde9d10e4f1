import { ParticleView } from './ParticleView.tsx'
import { createBurstParticles } from './particles.ts'
import styles from './Celebration.module.css'

const great = createBurstParticles(36, 20)

/** A burst around the reward, which must be the nearest positioned ancestor. */
export const GreatBurst = () => (
  <span className={styles.small} data-layer="burst" aria-hidden="true">
    {great.map((particle) => (
      <ParticleView key={particle.id} particle={particle} className={styles.flying} />
    ))}
  </span>
)
