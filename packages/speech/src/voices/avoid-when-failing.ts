import type { Voice } from './voice.ts'

const avoidMs = 60_000

/** Skips a voice for a minute after it failed, so that children do not wait for it. */
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
