import type { Difficulty } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import type { StepContent } from '../curriculum/content.ts'
import { requestsOf } from './word-sounds.ts'

/** Makes the sounds of a step before a child asks for them (audio.md); asking for a sound goes first. */
export interface SoundsAhead {
  /** Returns at once; the same step of the same organisation is made once. */
  prepare(content: StepContent, organisation_id: number): void
}

/** The difficulty that a child gets when it chooses none comes first. */
const ORDER: readonly Difficulty[] = [2, 1, 3]

export function createSoundsAhead(speech: Speech, onError: (error: unknown) => void): SoundsAhead {
  const prepared = new Set<string>()
  let queue = Promise.resolve()

  const make = async (content: StepContent, organisation_id: number): Promise<void> => {
    const words = ORDER.flatMap((difficulty) => content.words[difficulty])
    const scope = { organisation_id: String(organisation_id) }
    await speech.warm(words.flatMap(requestsOf).map((request) => Object.assign(request, scope)))
  }

  return {
    prepare(content, organisation_id) {
      const key = `${content.id} ${organisation_id}`
      if (prepared.has(key)) return
      prepared.add(key)
      queue = queue.then(() => make(content, organisation_id)).catch(onError)
    },
  }
}
