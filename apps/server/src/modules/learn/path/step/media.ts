import type { StepSummary } from '@letterliaan/contract'
import { type StepContent, toPictureUrl } from '../../../curriculum/index.ts'

type Media = Pick<StepSummary, 'media_1' | 'media_2' | 'media_3' | 'media_4'>

const maxPictures = 4

/** Addresses of pictures for a step: those of its anchors first, then of its words, each once, at most four. */
export function mediaOf({ anchors, words }: Pick<StepContent, 'anchors' | 'words'>): Media {
  const pictures = new Set(anchors.map(({ image_url }) => image_url))
  for (const ofLevel of [words[1], words[2], words[3]]) {
    for (const { image } of ofLevel) {
      if (pictures.size >= maxPictures) break
      if (image !== null) pictures.add(toPictureUrl(image))
    }
  }
  const [media_1 = null, media_2 = null, media_3 = null, media_4 = null] = pictures
  return { media_1, media_2, media_3, media_4 }
}
