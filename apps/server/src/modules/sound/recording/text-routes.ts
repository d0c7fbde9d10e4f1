import type { SpokenText } from '@letterliaan/contract'
import { recordingFileKeyOf } from '@letterliaan/speech'
import { normaliseText, textKey } from '@letterliaan/texts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { findSoundingOrganisation } from '../audio/queries.ts'
import { soundKey, type SoundChanges, type SoundChangesReader } from '../audio/sound-changes.ts'
import { hasStep } from '../review/queries.ts'
import { textsOfContent } from '../text/step-texts.ts'
import { toTextRequest } from '../text/text-service.ts'
import { keepRecording, type RecordedSound, type RecordingStores } from './keep-recording.ts'

export interface TextRecordingDependencies extends RecordingStores {
  readonly contents: Contents
  readonly soundChanges: SoundChangesReader
}

/** The texts of a step that are read aloud, for all children of the organisation at once. */
export function textRecordingRoutes({ contents, soundChanges, ...stores }: TextRecordingDependencies) {
  const { database, speech } = stores
  const readTexts = async (organisation_id: number, step_id: number): Promise<string[]> => {
    if (!(await hasStep(database.queries, organisation_id, step_id))) throw notFound()
    const content = await contents.get(database.queries, step_id)
    return [...new Set(textsOfContent(content).map(normaliseText))]
  }
  const readChanges = async (organisation_id: number): Promise<SoundChanges> =>
    soundChanges.of(database.queries, await findSoundingOrganisation(database.queries, organisation_id))
  const find = async (organisation_id: number, step_id: number, key: string): Promise<string> => {
    const text = (await readTexts(organisation_id, step_id)).find((other) => textKey(other) === key)
    if (text === undefined) throw notFound()
    return text
  }

  const soundOf = (text: string, organisation_id: number): RecordedSound => ({
    key: { organisation_id, ...nameOf(text) },
    forgetMade: () => speech.forgetRecording(scoped(text, organisation_id)),
    event: { type: 'text_recording_saved', text },
  })

  return defineHandlers({
    'GET /api/v1/begeleider/review/step/:id/text': async ({ caller, params }) => {
      const texts = await readTexts(caller.organisation_id, params.id)
      const changes = await readChanges(caller.organisation_id)
      return texts.map((text) => toSpokenText(text, changes))
    },

    'PUT /api/v1/begeleider/review/step/:id/text/:key/recording': async (call) => {
      const { organisation_id } = call.caller
      const text = await find(organisation_id, call.params.id, call.params.key)
      await keepRecording(stores, call, soundOf(text, organisation_id))
      return toSpokenText(text, await readChanges(organisation_id))
    },
  })
}

const scoped = (text: string, organisation_id: number) => ({
  ...toTextRequest(text),
  organisation_id: String(organisation_id),
})

function nameOf(text: string) {
  const name = recordingFileKeyOf(toTextRequest(text))
  if (name === undefined) throw new Error('A text has a name.')
  return { type: 'text' as const, file_name: name.file_name }
}

const toSpokenText = (text: string, { recordings }: SoundChanges): SpokenText => ({
  key: textKey(text),
  text,
  recording: recordings.get(soundKey(nameOf(text))) ?? null,
})
