import type { Difficulty } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import { LRUCache } from 'lru-cache'
import type { StepContent } from '../../curriculum/index.ts'
import type { SoundChanges } from './sound-changes.ts'
import { productTexts } from '../text/product-texts.ts'
import { textsOfContent } from '../text/step-texts.ts'
import { toTextRequest } from '../text/text-service.ts'
import { requestsOf } from './word-sounds.ts'

/**
 * Makes the sounds of a step and its texts, and once the product's texts, before a child asks for them (audio.md); asking for
 * a sound goes first.
 */
export interface SoundsAhead {
  /** Returns at once; the same step of the same organisation is made once. */
  prepare(content: StepContent, organisation_id: number): void
}

/** The difficulty that a child gets when it chooses none comes first. */
const difficultyOrder: readonly Difficulty[] = [2, 1, 3]

/** Steps of organisations. One that is forgotten is looked at again: its sounds are on the disk. */
const maxRemembered = 10_000

export interface SoundsAheadDependencies {
  readonly speech: Speech
  /** `false`: a sound is made when it is asked for, as an operator may want of a voice that costs money. */
  readonly isOn: boolean
  /** What an organisation changed of how words sound. */
  readonly changesOf: (organisation_id: number) => Promise<SoundChanges>
  readonly onError: (error: unknown) => void
}

export function createSoundsAhead({
  speech,
  isOn,
  changesOf,
  onError,
}: SoundsAheadDependencies): SoundsAhead {
  const prepared = new LRUCache<string, true>({ max: maxRemembered })
  let hasProductTexts = false
  let queue = Promise.resolve()

  const make = async (content: StepContent, organisation_id: number): Promise<void> => {
    const words = difficultyOrder.flatMap((difficulty) => content.words[difficulty])
    const changes = await changesOf(organisation_id)
    const scope = { organisation_id: String(organisation_id) }
    const requests = words.flatMap((word) => requestsOf(word, changes))
    // A word that is not there yet holds a child up more than a text.
    const texts = textsOfContent(content).map(toTextRequest)
    await speech.warm([...requests.map((request) => Object.assign(request, scope)), ...texts])
  }

  /** Beside the steps, so that none waits for them: each sound lets what is asked go first. */
  const makeProductTexts = async (): Promise<void> => {
    if (hasProductTexts) return
    hasProductTexts = true
    await speech.warm(productTexts.map(toTextRequest))
  }

  return {
    prepare(content, organisation_id) {
      const key = `${content.id} ${organisation_id}`
      if (!isOn || prepared.has(key)) return
      prepared.set(key, true)
      queue = queue.then(() => make(content, organisation_id)).catch(onError)
      void queue.then(makeProductTexts).catch(onError)
    },
  }
}
