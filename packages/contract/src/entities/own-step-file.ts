import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { OwnStepBody } from './own-step-body.ts'
import { Id } from './scalars.ts'

const { image, alt, pictureBytes, filePictures } = ownStepLimits

const FilePicture = z.strictObject({
  name: z.string().min(1).max(image),
  alt: z.string().max(alt),
  data: z.base64().max(pictureBytes * 2),
})

export const OwnStepFile = z.strictObject({
  format: z.literal('letterliaan-stap', 'Dit bestand is geen stap van Letterliaan.'),
  version: z.literal(1, 'Dit bestand is van een nieuwere versie van Letterliaan.'),
  step: OwnStepBody,
  pictures: z.array(FilePicture).max(filePictures).default([]),
})
export type OwnStepFile = z.infer<typeof OwnStepFile>

export const OwnPicture = z.object({
  id: Id,
  name: z.string(),
  alt: z.string(),
})
export type OwnPicture = z.infer<typeof OwnPicture>

export const StepPictures = z.object({ product: z.array(z.string()), own: z.array(OwnPicture) })
export type StepPictures = z.infer<typeof StepPictures>
