import { prefersLessMotion } from '@letterliaan/ui'

const glow: Keyframe[] = [
  { scale: 1, filter: 'none' },
  { scale: 1.3, filter: 'brightness(1.3)' },
  { scale: 1, filter: 'none' },
]
const allBegunMs = 2000
const glowMs = 500

export async function lightSteps(): Promise<void> {
  if (prefersLessMotion()) return
  const steps = [...document.querySelectorAll('[data-position] > :first-child')]
  const lights = steps.map((step, at) =>
    step.animate(glow, { duration: glowMs, delay: (at * allBegunMs) / steps.length }),
  )
  await Promise.allSettled(lights.map(({ finished }) => finished))
}
