import type { RecordableType } from '@letterliaan/contract'
import { type AnchorWord, type CurriculumStep, loadCurriculum, listWordSteps } from '@letterliaan/curriculum'
import { type SoundId, soundExamples } from '@letterliaan/dutch'
import { findRecordingFileKey, type SayRequest } from '@letterliaan/speech'
import { normaliseText } from '@letterliaan/texts'
import { formatSoundKey } from '../audio/sound-corrections.ts'
import { listSayRequests } from '../audio/word-sounds.ts'
import { listTextsOfFirstHour } from '../text/product-texts.ts'
import { listTextsOfContent } from '../text/step-texts.ts'
import { toTextRequest } from '../text/text-service.ts'

export interface ProductSound {
  readonly type: RecordableType
  readonly text: string
  readonly file_name: string
}

let known: ReadonlyMap<string, ProductSound> | undefined

/** Returns the product's sounds by key. Packs exclude own words, which may be names of children. */
export function getProductSounds(): ReadonlyMap<string, ProductSound> {
  known ??= new Map(
    [
      ...singleSounds,
      ...toSounds(listTextsOfFirstHour().map(toTextRequest)),
      ...listWordSteps(loadCurriculum()).flatMap(soundsOf),
    ].map((sound) => [formatSoundKey(sound), sound]),
  )
  return known
}

export function toProductSayRequest({ type, text }: Pick<ProductSound, 'type' | 'text'>): SayRequest {
  if (type === 'text') return toTextRequest(text)
  return type === 'part' ? { type, sound: text as SoundId } : { type, text }
}

const singleSounds = Object.keys(soundExamples).map((sound): ProductSound => ({
  type: 'part',
  text: sound,
  file_name: sound,
}))

const soundsOf = (step: CurriculumStep): ProductSound[] =>
  toSounds([
    ...Object.values(step.words)
      .flat()
      .flatMap((word) => listSayRequests(word)),
    ...listTextsOfContent({ ...step, anchors: step.anchors.map(toNamedAnchor) }).map((text) =>
      toTextRequest(normaliseText(text)),
    ),
  ])

const toSounds = (requests: readonly SayRequest[]): ProductSound[] =>
  requests.flatMap((request) => {
    const name = findRecordingFileKey(request)
    if (name === undefined || !('text' in request)) return []
    return [{ type: name.type, text: request.text, file_name: name.file_name }]
  })

const toNamedAnchor = ({ word, description, hint, tip }: AnchorWord) => ({
  name: word,
  description,
  hint,
  tip,
})
