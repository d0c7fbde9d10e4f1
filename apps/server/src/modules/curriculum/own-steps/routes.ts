import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import type { OwnStepBody, OwnWord, OwnStep, OwnStepFile } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { storeCuts, applyCuts } from './chosen-cuts.ts'
import { getOwnStep, listOwnSteps, assertPlayableStep, type OwnStepReader } from './own-step-reader.ts'
import { addOwnSteps, archiveOwnStep, changeOwnStep, copyProductStep, addOwnStep } from './own-steps.ts'
import type { OwnWordAnalyser } from './own-words.ts'
import type { SpellingLookup } from './spelling.ts'
import { findOwnPictureNames, getProductPictureNames, readSurroundings } from './surroundings.ts'
import { createOwnPictures, type PreparedPicture, type OwnPictures } from '../own-pictures/own-pictures.ts'
import type { PictureRemaker } from '../own-pictures/remake-picture.ts'
import type { Contents } from '../content.ts'
import { createPreview } from './preview.ts'
import { toStepFile, renamePictures } from './step-file.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'

export interface OwnStepRoutesDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly spelling: SpellingLookup
  readonly ownWords: OwnWordAnalyser
  readonly files: FileStore
  readonly remaker: PictureRemaker
}

export function createOwnStepRoutes({
  database,
  contents,
  spelling,
  ownWords,
  files,
  remaker,
}: OwnStepRoutesDependencies) {
  const { queries } = database
  const product = new Map(listTeachingSteps(loadCurriculum()).map((step) => [step.nr, step]))
  const writer = { readSurroundings, product }
  const ownStepOf = (organisation_id: number, id: number) => getOwnStep(writer, queries, organisation_id, id)
  const ownPictures = createOwnPictures({ queries, files, remaker })

  const cutStep = async (organisation_id: number, step: OwnStepBody) => {
    const known = await applyCuts(queries, organisation_id, step.words)
    const { words, chosen } = await ownWords.cut(organisation_id, known)
    return { step: { ...step, words }, chosen }
  }
  const splitAndRecall = async (organisation_id: number, text: string) => {
    const pasted = await ownWords.split(organisation_id, text)
    return { ...pasted, words: await applyCuts(queries, organisation_id, pasted.words) }
  }

  return defineHandlers({
    'GET /api/v1/begeleider/own-step': ({ caller }) => listOwnSteps(writer, queries, caller.organisation_id),
    'GET /api/v1/begeleider/own-step/:id': ({ caller, params }) =>
      ownStepOf(caller.organisation_id, params.id),
    'POST /api/v1/begeleider/own-step/words': {
      async prepare({ caller, body }) {
        const list = { ...body, words: distinct(body.words) }
        const words = await applyCuts(queries, caller.organisation_id, list.words)
        const { steps: proposed, chosen } = await ownWords.proposeAll(caller.organisation_id, {
          ...list,
          words,
        })
        return async (call) => {
          await storeCuts(call, chosen)
          return addOwnSteps(writer, call, proposed)
        }
      },
    },
    'PATCH /api/v1/begeleider/own-step/:id': {
      async prepare({ caller: { organisation_id }, params: { id }, body }) {
        const { step, is_archived, ...versions } = body
        const cut = step && (await cutStep(organisation_id, step))
        return async (call) => {
          if (cut) {
            await storeCuts(call, cut.chosen)
            await changeOwnStep(writer, call, { id, ...versions, step: cut.step })
          }
          if (is_archived !== undefined) await archiveOwnStep(call, id, is_archived)
          return getOwnStep(writer, call.transaction, organisation_id, id)
        }
      },
    },
    'POST /api/v1/begeleider/own-step/copy': (call) => copyProductStep(writer, call, call.body.nr),
    'GET /api/v1/begeleider/own-step/:id/preview': async ({ caller, params, query }) => {
      const { curriculum_step_id } = await ownStepOf(caller.organisation_id, params.id)
      const organisation = await readSoundsVersion(queries, caller.organisation_id)
      return createPreview(queries, contents, { curriculum_step_id, organisation, ...query })
    },
    'GET /api/v1/begeleider/own-step/:id/file': async ({ caller, params }) =>
      toStepFile(ownPictures, caller.organisation_id, await ownStepOf(caller.organisation_id, params.id)),
    'POST /api/v1/begeleider/own-step/file': async ({ caller, upload, now }) => {
      const file = await ownWords.readFile(caller.organisation_id, upload)
      return importStep({ database, writer, ownPictures }, caller, file, now)
    },

    'GET /api/v1/begeleider/own-picture': async ({ caller }) => ({
      product: [...getProductPictureNames()],
      own: await ownPictures.list(caller.organisation_id),
    }),
    'POST /api/v1/begeleider/own-picture': async ({ caller, upload, query, now }) => {
      const made = await ownPictures.make(caller.organisation_id, upload)
      return database.transaction((transaction) =>
        ownPictures.keep(transaction, caller, { ...made, alt: query.alt }, now),
      )
    },
    'GET /pictures/eigen/:name.webp': ({ params }) => ownPictures.bytesOf(params.name),

    'POST /api/v1/begeleider/own-word/split': ({ caller, body }) =>
      splitAndRecall(caller.organisation_id, body.text),
    'POST /api/v1/begeleider/own-word/analysis': async ({ caller, body }) =>
      ownWords.analyse(caller.organisation_id, await applyCuts(queries, caller.organisation_id, body.words)),
    // A separate call, because opening the dictionary takes seconds.
    'POST /api/v1/begeleider/own-word/known': async ({ caller, body }) => [
      ...(await spelling.areKnown(caller.organisation_id, body.words)),
    ],
    'POST /api/v1/begeleider/own-step/proposal': ({ caller, body }) =>
      ownWords.propose(caller.organisation_id, body.label, distinct(body.words)),
    'POST /api/v1/begeleider/own-step/check': async ({ caller, body }) =>
      ownWords.check(caller.organisation_id, {
        step: body,
        ownPictures: await findOwnPictureNames(queries, caller.organisation_id),
      }),
  })
}

const distinct = (words: readonly OwnWord[]): OwnWord[] =>
  [...new Map(words.toReversed().map((word) => [word.word, word])).values()].toReversed()

interface ImportDependencies {
  readonly database: Database
  readonly writer: OwnStepReader
  readonly ownPictures: OwnPictures
}

/** Imports a step and its pictures, completely or not at all. Encodes the pictures again. */
async function importStep(
  { database, writer, ownPictures }: ImportDependencies,
  caller: UserCaller,
  { step, pictures }: OwnStepFile,
  now: number,
): Promise<OwnStep> {
  const sent = new Set(pictures.map(({ name }) => name))
  await assertPlayableStep(writer, database.queries, caller.organisation_id, step, sent)
  const entries: (PreparedPicture & { readonly oldName: string; readonly alt: string })[] = []
  for (const { name: oldName, alt, data } of pictures) {
    const bytes = new Uint8Array(Buffer.from(data, 'base64'))
    entries.push({ oldName, alt, ...(await ownPictures.make(caller.organisation_id, bytes)) })
  }
  const names = new Map(entries.map(({ oldName, name }) => [oldName, name]))
  return database.transaction(async (transaction) => {
    for (const picture of entries) await ownPictures.keep(transaction, caller, picture, now)
    return addOwnStep(writer, { transaction, caller, now }, renamePictures(step, names))
  })
}
