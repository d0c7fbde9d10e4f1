import type { SayRequest, Speech } from '@letterliaan/speech'
import { normaliseText, computeTextKey } from '@letterliaan/texts'
import { findTone } from '@letterliaan/texts/all'
import type { Queries } from '../../../db/database.ts'
import type { StudentCaller, UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import {
  type Contents,
  findMixedSteps,
  type MixingStep,
  readStepContent,
  type StepContent,
} from '../../curriculum/index.ts'
import { findTextsOfStep } from '../audio/queries.ts'
import { listTextsOfProduct } from './product-texts.ts'
import { listTextsOfContent } from './step-texts.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'

/** Caches may store it for a day at most, so that a better voice is soon heard. */
const productCache = 'public, max-age=86400'
/** A school with recordings gets its changes at once. */
const stepCache = { usual: 'private, max-age=86400', changed: 'private, no-cache' }

export function toTextRequest(text: string): SayRequest {
  const normal = normaliseText(text)
  const tone = findTone(normal)
  return { type: 'text', text: normal, ...(tone && { tone }) }
}

type TextsByKey = ReadonlyMap<string, string>

const byKey = (texts: readonly string[]): TextsByKey =>
  new Map(texts.map((text) => [computeTextKey(text), text]))

/** Made at the first request, so that the start is fast. */
let product: TextsByKey | undefined
const ofContents = new WeakMap<StepContent, TextsByKey>()

function findProductText(key: string): string | undefined {
  product ??= byKey(listTextsOfProduct())
  return product.get(key)
}

function findTextOfContent(content: StepContent, key: string): string | undefined {
  const texts = ofContents.get(content) ?? byKey(listTextsOfContent(content))
  ofContents.set(content, texts)
  return texts.get(key)
}

export interface TextDependencies {
  readonly queries: Queries
  readonly contents: Contents
  readonly speech: Speech
}

export function createTextService({ queries, contents, speech }: TextDependencies) {
  const say = async (
    text: string | undefined,
    cacheControl: string,
    organisation_id?: number,
  ): Promise<BytesResponse> => {
    if (text === undefined) throw createNotFoundError()
    const scope = organisation_id === undefined ? {} : { organisation_id: String(organisation_id) }
    const { mp3, etag } = await speech.say({ ...toTextRequest(text), ...scope })
    return { bytes: mp3, etag, cacheControl }
  }

  /** Finds help for a word that this step mixes in from another step. */
  const findMixedText = async (step: MixingStep, content: StepContent, key: string) => {
    const { known } = await findMixedSteps(queries, (from) => contents.get(queries, from), step, content)
    return known.map((other) => findTextOfContent(other, key)).find((text) => text !== undefined)
  }

  return {
    ofProduct: (key: string): Promise<BytesResponse> => say(findProductText(key), productCache),

    ofSchool: (
      { organisation_id }: Pick<UserCaller, 'organisation_id'>,
      key: string,
    ): Promise<BytesResponse> => say(findProductText(key), stepCache.usual, organisation_id),

    async ofStep(
      { student_id, organisation_id }: Pick<StudentCaller, 'student_id' | 'organisation_id'>,
      step_id: number,
      key: string,
    ): Promise<BytesResponse> {
      const step = await findTextsOfStep(queries, student_id, step_id)
      if (step === undefined) throw createNotFoundError()
      const { hint, tip, notes } = step
      const get = (from: number) => contents.get(queries, from)
      const content = await readStepContent(step, get)
      const own = byKey([hint, tip, notes]).get(key) || findTextOfContent(content, key)
      // If no text of the step fits the word, the product's help is used.
      const text = own ?? findProductText(key) ?? (await findMixedText(step, content, key))
      const { sounds_version } = await readSoundsVersion(queries, organisation_id)
      return say(text, sounds_version === '' ? stepCache.usual : stepCache.changed, organisation_id)
    },
  }
}

export type TextService = ReturnType<typeof createTextService>
