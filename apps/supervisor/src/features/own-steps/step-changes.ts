import type {
  OwnPicture,
  OwnStep,
  OwnStepBody,
  OwnStepChange,
  OwnStepFile,
  OwnStepSummary,
} from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export const copyStep: ChangeOf<number, OwnStep> = ({ client, queries }) => ({
  send: (nr, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/own-step/copy', { body: { nr }, idempotencyKey }),
  stale: [queries.ownSteps.queryKey],
  done: () => texts.told.copied,
})

export const importStep: ChangeOf<File, OwnStep> = ({ client, queries }) => ({
  send: (file) => {
    const upload = new Blob([file], { type: 'application/vnd.letterliaan.stap+json' })
    return client.call('POST /api/v1/begeleider/own-step/file', { upload })
  },
  stale: [queries.ownSteps.queryKey],
  done: () => texts.told.adopted,
})

export const exportStep: ChangeOf<Pick<OwnStepSummary, 'id'>, OwnStepFile> = ({ client }) => ({
  changesNothing: true,
  send: ({ id }) => client.call('GET /api/v1/begeleider/own-step/:id/file', { params: { id } }),
  done: () => texts.told.exported,
})

export const formatStepFileName = ({ step: { label } }: OwnStepFile): string =>
  `letterliaan-stap-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`

export const archiveStep: ChangeOf<Pick<OwnStepSummary, 'id' | 'label'>, OwnStep> = ({ client, queries }) => {
  const send = (id: number, is_archived: boolean, idempotencyKey: string) =>
    client.call('PATCH /api/v1/begeleider/own-step/:id', {
      params: { id },
      body: { is_archived },
      idempotencyKey,
    })
  return {
    send: ({ id }, key) => send(id, true, key),
    stale: [queries.ownSteps.queryKey],
    done: (_, { label }) => fill(texts.told.putAway, { label }),
    undo: (_, { id }) => send(id, false, createRandomId()),
  }
}

/** Saves a step. If somebody else saved first, refetches it. */
export const saveStep =
  (id: number, onSaved: (saved: OwnStep) => void): ChangeOf<OwnStepChange, OwnStep> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/own-step/:id', { params: { id }, body, idempotencyKey }),
    staleWhenFailed: [queries.ownStep(id).queryKey],
    take(saved, _, queryClient) {
      queryClient.setQueryData(queries.ownStep(id).queryKey, saved)
      queryClient.removeQueries({ queryKey: queries.ownStepPreview(id).queryKey })
      onSaved(saved)
    },
    stale: [queries.ownSteps.queryKey],
    done: () => texts.told.saved,
  })

/** Formats a step as the server stores it, which is without spaces around its texts. */
const formatStored = (step: OwnStepBody): string =>
  JSON.stringify(step, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** Returns whether the step was changed, or is a copy whose original has a newer version. */
export const isWorthSaving = (
  { step: before, source, original }: Pick<OwnStep, 'step' | 'source' | 'original'>,
  step: OwnStepBody,
): boolean =>
  formatStored(step) !== formatStored(before) || (original !== null && source?.version !== original.version)

export interface PictureUpload {
  readonly file: File
  readonly alt: string
}

export const uploadPicture: ChangeOf<PictureUpload, OwnPicture> = ({ client, queries }) => ({
  send: ({ file, alt }) =>
    client.call('POST /api/v1/begeleider/own-picture', {
      upload: new Blob([file], { type: file.type }),
      query: { alt },
    }),
  stale: [queries.pictures.queryKey],
})
