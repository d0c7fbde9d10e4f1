import type { Difficulty } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import { LRUCache } from 'lru-cache'
import type { StepContent } from '../../curriculum/index.ts'
import type { SoundCorrections } from './sound-corrections.ts'
import { productTexts } from '../text/product-texts.ts'
import { listTextsOfContent } from '../text/step-texts.ts'
import { toTextRequest } from '../text/text-service.ts'
import { hasDictatedPhrases, listPhraseRequests, listSayRequests } from './word-sounds.ts'

/** Makes sounds of steps before they are requested, and once the product's texts (audio.md). Requests go first. */
export interface SoundsAhead {
  /** Returns at once. Prepares each step once for each organisation. */
  prepare(content: StepContent, organisation_id: number): void
  readonly load: () => { readonly length: number; readonly max: number }
}

/** The default difficulty is first. */
const difficultyOrder: readonly Difficulty[] = [2, 1, 3]

/** Maximum of steps remembered as checked. A forgotten step is checked again, which makes no new sounds. */
const maxRemembered = 10_000

/** Maximum of waiting steps. Others are prepared when a child requests a sound, or at their next exercise. */
const maxWaiting = 500

const textsAtOnce = 10

export interface SoundsAheadDependencies {
  readonly speech: Speech
  /** False if the voice costs money. */
  readonly isOn: boolean
  readonly changesOf: (organisation_id: number) => Promise<SoundCorrections>
  readonly onError: (error: unknown) => void
}

export function createSoundsAhead({
  speech,
  isOn,
  changesOf,
  onError,
}: SoundsAheadDependencies): SoundsAhead {
  const prepared = new LRUCache<string, true>({ max: maxRemembered })
  const productTextsLeft = productTexts.map(toTextRequest)
  let queue = Promise.resolve()
  let length = 0

  const make = async (content: StepContent, organisation_id: number): Promise<void> => {
    const words = difficultyOrder.flatMap((difficulty) => content.words[difficulty])
    const changes = await changesOf(organisation_id)
    const scope = { organisation_id: String(organisation_id) }
    const requests = words.flatMap((word) => listSayRequests(word, changes))
    if (hasDictatedPhrases(content))
      requests.push(...words.flatMap((word) => listPhraseRequests(word, changes)))
    // Words are first, because a missing word delays a child more than a missing text.
    const texts = listTextsOfContent(content).map(toTextRequest)
    await speech.warm([...requests.map((request) => Object.assign(request, scope)), ...texts])
  }

  const isFree = (): boolean => length === 0

  /** Makes the texts in pieces between steps, so that a step waits for at most one piece. */
  const makeProductTexts = async (): Promise<void> => {
    while (isFree() && productTextsLeft.length > 0) await speech.warm(productTextsLeft.splice(0, textsAtOnce))
  }

  return {
    prepare(content, organisation_id) {
      const key = `${content.id} ${organisation_id}`
      if (!isOn || prepared.has(key) || length >= maxWaiting) return
      prepared.set(key, true)
      length += 1
      queue = queue
        .then(() => make(content, organisation_id))
        .catch(onError)
        .finally(() => void length--)
        .then(makeProductTexts)
        .catch(onError)
    },
    load: () => ({ length, max: maxWaiting }),
  }
}
