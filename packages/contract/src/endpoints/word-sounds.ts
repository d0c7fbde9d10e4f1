import * as z from 'zod'
import { defineEndpoints, type Upload } from '../endpoint.ts'
import {
  Id,
  RecordedType,
  SoundReviewWord,
  SpokenSound,
  SpokenText,
  TryPronunciationBody,
  WordChange,
} from '../entities/index.ts'

const id = z.coerce.number().pipe(Id)
const ofStep = z.object({ step_id: id.optional() })
const single = z.object({ id: z.string().regex(/^[a-z_]{1,10}$/) })
const recorded = z.object({ id, type: RecordedType })

const sound: Upload = { types: ['audio/wav', 'audio/mpeg'], maxBytes: 2_000_000 }

export const wordSoundEndpoints = defineEndpoints({
  'PATCH /api/v1/begeleider/word/:id': {
    summary:
      'For the organisation: mark a word as sounding odd, correct the sounds of it or of its plural, or take that back',
    tag: 'pronunciation',
    auth: 'bearer',
    needs: 'supervisor',
    params: z.object({ id }),
    body: WordChange,
    response: SoundReviewWord,
    idempotent: true,
  },
  'POST /api/v1/begeleider/pronunciation/try': {
    summary: 'Hear sounds before they are kept',
    tag: 'pronunciation',
    auth: 'bearer',
    needs: 'supervisor',
    body: TryPronunciationBody,
    response: null,
    contentType: 'audio/mpeg',
    perMinute: 60,
    changesNothing: true,
  },
  'PUT /api/v1/begeleider/word/:id/recording/:type': {
    summary: 'Keep a recording in the place of the voice: WAV or MP3, at most 2 MB and 15 seconds',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: recorded,
    upload: sound,
    response: SoundReviewWord,
    perMinute: 60,
  },
  'DELETE /api/v1/begeleider/word/:id/recording/:type': {
    summary: 'Take a recording away: the voice speaks again',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: recorded,
    response: SoundReviewWord,
  },
  'GET /api/v1/begeleider/text': {
    summary:
      'The texts that are read aloud, and who says them: those of a step, or without one those of the product that a child hears in its first hour, in that order, and the single sounds',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    query: ofStep,
    response: z.object({ texts: z.array(SpokenText), sounds: z.array(SpokenSound) }),
  },
  'PUT /api/v1/begeleider/text/:key/recording': {
    summary: 'Keep a recording of a text that is read aloud, of a step or of the product',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: z.object({ key: z.string().regex(/^[a-z0-9]{14}$/) }),
    query: ofStep,
    upload: sound,
    response: SpokenText,
    perMinute: 60,
  },
  'PUT /api/v1/begeleider/sound/:id/recording': {
    summary: 'Keep a recording of a single sound',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: single,
    upload: sound,
    response: SpokenSound,
    perMinute: 60,
  },
})
