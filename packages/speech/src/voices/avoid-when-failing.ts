import type { Voice } from './voice.ts'

/** For how long a voice that failed is not asked again, in ms. */
const avoidMs = 60_000

/**
 * A voice that is not asked for a minute after it failed, so that children don't wait for a service that is
 * down at every word. What it made before keeps being used: the files are looked up by its plans.
 */
export function avoidWhenFailing(voice: Voice, now: () => number = Date.now): Voice {
  let restUntil = 0
  return {
    async plan(request) {
      const plan = await voice.plan(request)
      return (
        plan && {
          ...plan,
          async render() {
            if (now() < restUntil) throw new Error('this voice failed a moment ago')
            try {
              return await plan.render()
            } catch (error) {
              restUntil = now() + avoidMs
              throw error
            }
          },
        }
      )
    },
  }
}
