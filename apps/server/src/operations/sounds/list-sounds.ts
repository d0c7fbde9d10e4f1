import type { Curriculum, CurriculumStep } from '@letterliaan/curriculum'
import { isSound, soundExamples } from '@letterliaan/dutch'
import type { SayRequest } from '@letterliaan/speech'
import { requestsOf, toGroupRequest } from '../../modules/sound/audio/word-sounds.ts'
import { textsOfContent } from '../../modules/sound/text/step-texts.ts'
import { listTextsOfProduct, productTexts } from '../../modules/sound/text/product-texts.ts'
import { toTextRequest } from '../../modules/sound/text/text-service.ts'

/**
 * Every sound of the product's own curriculum and texts, each once: what is said most and the words of the first steps before
 * the rest.
 */
export function listSounds({ steps }: Pick<Curriculum, 'steps'>): SayRequest[] {
  const requests: SayRequest[] = [
    ...Object.keys(soundExamples)
      .filter(isSound)
      .map((sound) => ({ type: 'part' as const, sound })),
    ...productTexts.map(toTextRequest),
    ...steps.flatMap(soundsOfStep),
    ...listTextsOfProduct().map(toTextRequest),
  ]
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()]
}

function soundsOfStep(step: CurriculumStep): SayRequest[] {
  const words = Object.values(step.words).flat()
  return [
    ...words.flatMap((word) => requestsOf(word)),
    ...words.flatMap((word) => {
      const groups = word.sound_groups.split(',')
      if (groups.length === 1) return []
      return groups.map((_, at) => toGroupRequest(word, at + 1)).filter((request) => request !== null)
    }),
    ...textsOfContent({ ...step, anchors: step.anchors.map(toNamedAnchor) }).map(toTextRequest),
  ]
}

const toNamedAnchor = ({ word: name, description, hint, tip }: CurriculumStep['anchors'][number]) => ({
  name,
  description,
  hint,
  tip,
})
