import { type Curriculum, type CurriculumStep, listTeachingSteps } from '@letterliaan/curriculum'
import { isSound, soundExamples } from '@letterliaan/dutch'
import type { SayRequest } from '@letterliaan/speech'
import {
  hasDictatedPhrases,
  listTextsOfProduct,
  listPhraseRequests,
  productTexts,
  listSayRequests,
  listTextsOfContent,
  toSoundGroupRequest,
  toTextRequest,
} from '../../modules/sound/index.ts'

/** Lists the sounds of the product's curriculum and texts. Frequent sounds and early steps are first. */
export function listSounds(
  curriculum: Pick<Curriculum, 'steps' | 'extraSteps' | 'pairs' | 'flemish'>,
): SayRequest[] {
  const requests: SayRequest[] = [
    ...Object.keys(soundExamples)
      .filter(isSound)
      .map((sound) => ({ type: 'part' as const, sound })),
    ...productTexts.map(toTextRequest),
    ...[...listTeachingSteps(curriculum), ...curriculum.pairs, ...curriculum.flemish].flatMap(soundsOfStep),
    ...listTextsOfProduct().map(toTextRequest),
  ]
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()]
}

function soundsOfStep(step: CurriculumStep): SayRequest[] {
  const words = Object.values(step.words).flat()
  return [
    ...words.flatMap((word) => listSayRequests(word)),
    ...(hasDictatedPhrases(step) ? words.flatMap((word) => listPhraseRequests(word)) : []),
    ...words.flatMap((word) => {
      const groups = word.sound_groups.split(',')
      if (groups.length === 1) return []
      return groups.map((_, at) => toSoundGroupRequest(word, at + 1)).filter((request) => request !== null)
    }),
    ...listTextsOfContent({ ...step, anchors: step.anchors.map(toNamedAnchor) }).map(toTextRequest),
  ]
}

const toNamedAnchor = ({ word: name, description, hint, tip }: CurriculumStep['anchors'][number]) => ({
  name,
  description,
  hint,
  tip,
})
