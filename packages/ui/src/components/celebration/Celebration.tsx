import { useEffect, useEffectEvent, type CSSProperties, type ReactNode } from 'react'
import { useSkipByTap } from '../motion/useSkipByTap.ts'
import { Star } from '../stars/Stars.tsx'
import { ParticleView } from './ParticleView.tsx'
import { celebrations } from './celebrations.ts'
import { createBurstParticles, createFallingParticles } from './particles.ts'
import styles from './Celebration.module.css'
import shared from '../../shared.module.css'
import { joinClasses } from '../join-classes.ts'

interface CelebrationProps {
  /** `word` and `exercise` stay inside the nearest positioned box. `dictation` and `step` cover the screen. */
  readonly joy: 'word' | 'exercise' | 'dictation' | 'step'
  /** Called at the end of the celebration, or on a tap or a key. The owner removes it. */
  readonly onDone: () => void
  readonly children?: ReactNode
}

/** A celebration that ends by itself, or at once on a tap or a key. */
export function Celebration({ joy, onDone, children }: CelebrationProps) {
  useSkipByTap(true, onDone)

  const end = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => end(), celebrations[joy].lastsMs)
    return () => clearTimeout(timer)
  }, [joy])

  if (joy === 'word' || joy === 'exercise') return <SmallBurst joy={joy} />
  return <LargeParty joy={joy}>{children}</LargeParty>
}

const bursts = {
  word: createBurstParticles(16, 12),
  exercise: createBurstParticles(20, 15),
  dictation: createBurstParticles(24, 16),
  step: createBurstParticles(30, 18),
}

function SmallBurst({ joy }: { readonly joy: 'word' | 'exercise' }) {
  return (
    <div className={styles.small} data-joy={joy} aria-hidden="true">
      {bursts[joy].map((particle) => (
        <ParticleView key={particle.id} particle={particle} className={styles.flying} />
      ))}
      {joy === 'exercise' ? (
        <span className={styles.smallStar}>
          <LaughingStar />
        </span>
      ) : (
        <span className={styles.still}>
          <Star earned />
        </span>
      )}
    </div>
  )
}

function LaughingStar() {
  return (
    <>
      <Star earned />
      <svg className={joinClasses(shared.cover, styles.face)} data-jungle-only viewBox="0 0 48 48">
        <path d="M19 21v2.5M29 21v2.5M18.5 28c2.5 5 8.5 5 11 0z" />
      </svg>
    </>
  )
}

interface PartyProps {
  readonly joy: 'dictation' | 'step'
  readonly children: ReactNode
}

function LargeParty({ joy, children }: PartyProps) {
  return (
    <output className={joinClasses(shared.column, styles.large)} data-joy={joy}>
      {joy === 'step' && <Rays />}
      <span className={joinClasses(shared.middle, styles.middle)} aria-hidden="true">
        {bursts[joy].map((particle) => (
          <ParticleView key={particle.id} particle={particle} className={styles.flying} />
        ))}
        <span className={styles.star}>
          <LaughingStar />
        </span>
      </span>
      {children !== undefined && <span className={styles.words}>{children}</span>}
      {joy === 'step' && <LeafFall />}
    </output>
  )
}

export const Rays = () => (
  <span className={styles.rays} data-layer="rays" data-jungle-only aria-hidden="true" />
)

const leafFall = createFallingParticles(36)
/** Duration of the fall of all leaves, including the delay of the last one (ms). */
const fallMs = 4000

export const LeafFall = ({ lastsMs = celebrations.step.lastsMs }: { readonly lastsMs?: number }) => (
  <span
    className={joinClasses(shared.cover, styles.leafFall)}
    style={{ '--falls': Math.ceil(lastsMs / fallMs) } as CSSProperties}
    data-layer="leaves"
    data-jungle-only
    aria-hidden="true"
  >
    {leafFall.map((particle) => (
      <ParticleView key={particle.id} particle={particle} className={styles.falling} />
    ))}
  </span>
)
