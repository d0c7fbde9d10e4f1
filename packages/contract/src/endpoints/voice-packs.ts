import * as z from 'zod'
import { defineEndpoints, type Upload } from '../endpoint.ts'
import { MakeVoicePackBody, VoicePack, VoicePackImportPreview, VoicePacks } from '../entities/index.ts'
import { voicePackLimits } from '../limits.ts'

const pack: Upload = { types: ['application/zip'], maxBytes: voicePackLimits.bytes }

export const voicePackEndpoints = defineEndpoints({
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
})
