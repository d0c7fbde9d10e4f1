import { useEffect, type ReactNode } from 'react'
import { useSkipByTap } from '../motion/useSkipByTap.ts'
import { Star } from '../stars/Star.tsx'
import { ParticleView } from './ParticleView.tsx'
import { burstParticles, fallingParticles } from './particles.ts'
import styles from './Celebration.module.css'

const lastsMs = { small: 900, large: 4000 } as const

export interface CelebrationProps {
  /** small: inside the nearest positioned box. large: over the screen, for a passed step. */
  readonly size: 'small' | 'large'
  /** At its end, or by a tap or a key. The owner removes it. */
  readonly onDone: () => void
  readonly children?: ReactNode
  readonly emblem?: ReactNode
}

/** Never blocks: it ends by itself, or at once by a tap. */
export function Celebration({ size, onDone, children, emblem }: CelebrationProps) {
  useSkipByTap(true, onDone)

  useEffect(() => {
    const timer = setTimeout(onDone, lastsMs[size])
    return () => clearTimeout(timer)
  }, [size, onDone])

  return size === 'small' ? (
    <SmallBurst />
  ) : (
    <LargeParty emblem={emblem ?? <LaughingStar />}>{children}</LargeParty>
  )
}

const smallBurst = burstParticles(16, 12)
const largeBurst = burstParticles(18, 16)
const leafFall = fallingParticles(36)

function SmallBurst() {
  return (
    <div className={styles.small} aria-hidden="true">
      {smallBurst.map((particle) => (
        <ParticleView key={particle.id} particle={particle} className={styles.flying} />
      ))}
      <span className={styles.still}>
        <Star earned />
      </span>
    </div>
  )
}

function LaughingStar() {
  return (
    <>
      <Star earned />
      <svg className={styles.face} viewBox="0 0 48 48">
        <path d="M19 21v2.5M29 21v2.5M18.5 28c2.5 5 8.5 5 11 0z" />
      </svg>
    </>
  )
}

function LargeParty({ emblem, children }: { emblem: ReactNode; children: ReactNode }) {
  return (
    <output className={styles.large} data-celebration>
      <span className={styles.rays} aria-hidden="true" />
      <span className={styles.middle} aria-hidden="true">
        {largeBurst.map((particle) => (
          <ParticleView key={particle.id} particle={particle} className={styles.flying} />
        ))}
        <span className={styles.star}>{emblem}</span>
      </span>
      {children !== undefined && <span className={styles.words}>{children}</span>}
      <span aria-hidden="true">
        {leafFall.map((particle) => (
          <ParticleView key={particle.id} particle={particle} className={styles.falling} />
        ))}
      </span>
    </output>
  )
}
