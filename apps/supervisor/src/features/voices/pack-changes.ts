import type { MakeVoicePackBody, VoicePack, VoicePackImportPreview, VoicePacks } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { saveFile } from '../../app/save-file.ts'
import { texts } from './texts.ts'

const zip = 'application/zip'
const asZip = (file: Blob): Blob => new Blob([file], { type: zip })

export const previewPack: ChangeOf<Blob, VoicePackImportPreview> = ({ client }) => ({
  changesNothing: true,
  send: (file) => client.call('POST /api/v1/begeleider/voice-pack/preview', { upload: asZip(file) }),
})

export const addPack: ChangeOf<Blob, VoicePack> = ({ client }) => ({
  send: (file) => client.call('POST /api/v1/begeleider/voice-pack', { upload: asZip(file) }),
  stale: [['voice-packs'], ['step'], ['step-texts'], ['marked']],
  done: () => texts.add.done,
})

export const removePack: ChangeOf<string, VoicePacks> = ({ client, queries }) => ({
  send: (content_hash) =>
    client.call('DELETE /api/v1/begeleider/voice-pack/:content_hash', { params: { content_hash } }),
  take: (packs, _, queryClient) => void queryClient.setQueryData(queries.voicePacks.queryKey, packs),
  stale: [['step'], ['step-texts'], ['marked']],
  done: () => texts.inUse.removed,
})

export const makePack: ChangeOf<MakeVoicePackBody, ArrayBuffer> = ({ client }) => ({
  send: (body) => client.call('POST /api/v1/begeleider/voice-pack/file', { body }),
  take: (file) => saveFile(texts.make.file, file, zip),
  done: () => texts.make.done,
})
