import * as z from 'zod'
import { defineEndpoints, params, type Upload } from '../endpoint.ts'
import { voicePackLimits } from '../limits.ts'
import {
  Id,
  MakeVoicePackBody,
  MarkedWord,
  RecordedType,
  ReviewStep,
  ReviewStepWords,
  SoundReviewWord,
  RecordableSound,
  RecordableText,
  TryPronunciationBody,
  VoicePack,
  VoicePackImportPreview,
  VoicePacks,
  WordChange,
} from '../entities/index.ts'

export const AudioType = z.enum(['part', 'word', 'plural', 'sound_groups', 'structure', 'sentence'])
export type AudioType = z.infer<typeof AudioType>
const file_name = z.string().regex(/^[a-z0-9_~-]{1,120}$/)
const key = z.string().regex(/^[a-z0-9]{14}$/)
/** The version of the sound. A changed sound gets another address. */
const v = z.string().max(40).optional()
const query = z.object({
  v,
  /** Expiry (unix seconds) and signature of a link on the page for home, which sends no token. */
  exp: z.coerce.number().int().optional(),
  sig: z.string().max(100).optional(),
})
const pack: Upload = { types: ['application/zip'], maxBytes: voicePackLimits.bytes }
const id = z.coerce.number().pipe(Id)
const ofStep = z.object({ step_id: id.optional() })
const single = z.object({ id: z.string().regex(/^[a-z_]{1,10}$/) })
const recorded = params.extend({ type: RecordedType })
const sound: Upload = { types: ['audio/wav', 'audio/mpeg'], maxBytes: 2_000_000 }

export const soundEndpoints = defineEndpoints({
  'GET /word/parts/:file_name.mp3': {
    summary: 'One single sound of a word’s structure',
    tag: 'audio',
    auth: 'bearer',
    needs: 'user',
    params: z.object({ file_name }),
    query: z.object({ v }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/:key.mp3': {
    summary: 'A text of the product, spoken: the same for everyone, before the login too',
    tag: 'audio',
    auth: 'none',
    params: z.object({ key }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/own/:key.mp3': {
    summary: 'A text of the product as the caller’s school recorded it, or else as for everyone',
    tag: 'audio',
    auth: 'bearer',
    needs: 'user',
    params: z.object({ key }),
    query: z.object({ v }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/:id/:key.mp3': {
    summary: 'A text of one of the caller’s steps, spoken: of its author, or of who prepared it',
    tag: 'audio',
    auth: 'bearer',
    params: params.extend({ key }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/:type/:file_name.mp3': {
    summary: 'A word, its plural, sentence, klankgroepen or sounds, spoken',
    tag: 'audio',
    auth: 'bearer-or-signed',
    needs: 'user',
    params: z.object({ type: AudioType, file_name }),
    query: query.extend({
      group: z.coerce.number().int().min(1).max(40).optional(),
      phrase: z.coerce.number().int().min(1).max(40).optional(),
      /** Set by an exercise that also plays single sounds, which a neural voice can't speak. */
      speaker: z.enum(['embedded']).optional(),
    }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /api/v1/begeleider/review/step': {
    summary: 'The steps whose words the organisation has, in the order of the curriculum',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(ReviewStep),
  },
  'GET /api/v1/begeleider/review/step/:id': {
    summary: 'The words of a step with all that is said of them',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: ReviewStepWords,
  },
  'GET /api/v1/begeleider/review/marked': {
    summary: 'The words that somebody of the organisation marked as sounding odd, the latest first',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(MarkedWord),
  },
  'GET /api/v1/begeleider/voice-pack': {
    summary: 'The voice packs that serve the school, and what the caller recorded for one of its own',
    tag: 'voice pack',
    auth: 'bearer',
    needs: 'supervisor',
    response: VoicePacks,
  },
  'POST /api/v1/begeleider/voice-pack/file': {
    summary: 'Make a voice pack of what the caller recorded, as a file (docs/voice-pack-format.md)',
    tag: 'voice pack',
    auth: 'bearer',
    needs: 'supervisor',
    body: MakeVoicePackBody,
    response: null,
    contentType: 'application/zip',
    perMinute: 12,
  },
  'POST /api/v1/begeleider/voice-pack/preview': {
    summary: 'What a voice pack holds, and what it would change here',
    tag: 'voice pack',
    auth: 'bearer',
    needs: 'administrator',
    upload: pack,
    response: VoicePackImportPreview,
    perMinute: 12,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/voice-pack': {
    summary: 'Put a voice pack to use in the school',
    tag: 'voice pack',
    auth: 'bearer',
    needs: 'administrator',
    upload: pack,
    response: VoicePack,
    success: 201,
    perMinute: 12,
  },
  'DELETE /api/v1/begeleider/voice-pack/:content_hash': {
    summary: 'Take a voice pack off, with all its sounds',
    tag: 'voice pack',
    auth: 'bearer',
    needs: 'administrator',
    params: z.object({ content_hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: VoicePacks,
  },
  'PATCH /api/v1/begeleider/word/:id': {
    summary:
      'For the organisation: mark a word as sounding odd, correct the sounds of it or of its plural, or take that back',
    tag: 'pronunciation',
    auth: 'bearer',
    needs: 'supervisor',
    params,
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
    response: z.object({ texts: z.array(RecordableText), sounds: z.array(RecordableSound) }),
  },
  'PUT /api/v1/begeleider/text/:key/recording': {
    summary: 'Keep a recording of a text that is read aloud, of a step or of the product',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: z.object({ key: z.string().regex(/^[a-z0-9]{14}$/) }),
    query: ofStep,
    upload: sound,
    response: RecordableText,
    perMinute: 60,
  },
  'PUT /api/v1/begeleider/sound/:id/recording': {
    summary: 'Keep a recording of a single sound',
    tag: 'recording',
    auth: 'bearer',
    needs: 'supervisor',
    params: single,
    upload: sound,
    response: RecordableSound,
    perMinute: 60,
  },
})
