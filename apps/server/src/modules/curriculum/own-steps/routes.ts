import { analyseOwnWord, loadCurriculum, proposeStep } from '@letterliaan/curriculum'
import type { OwnWord } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { checkDraft } from './check-draft.ts'
import { createOwnSteps, type KeepPronunciation } from './own-steps.ts'
import { pasteWords } from './paste-words.ts'
import type { SpellingLookup } from './spelling.ts'
import { categoryLabels, productPictures, surroundingsOf } from './surroundings.ts'
import { createOwnPictures } from '../own-pictures/own-pictures.ts'
import type { PictureFiles } from '../own-pictures/picture-files.ts'
import { createPictureRemaker } from '../own-pictures/remake-picture.ts'
import type { Contents } from '../content.ts'
import { previewOf } from './preview.ts'
import { importStep } from './import-step.ts'
import { readStepFile, toStepFile } from './step-file.ts'
import { findOrganisationSounds } from './queries.ts'

export interface OwnStepRoutesDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly spelling: SpellingLookup
  readonly pictures: PictureFiles
  readonly keepPronunciation: KeepPronunciation
}

/** Own words, own steps, and the pictures in them. */
export function ownStepRoutes({
  database,
  contents,
  spelling,
  pictures,
  keepPronunciation,
}: OwnStepRoutesDependencies) {
  const { queries } = database
  const { steps } = loadCurriculum()
  const product = new Map(steps.map((step) => [step.nr, step]))
  const ownSteps = createOwnSteps({ surroundingsOf, keepPronunciation, product })
  const ownPictures = createOwnPictures({ queries, files: pictures, remake: createPictureRemaker() })

  return defineHandlers({
    'GET /api/v1/begeleider/own-step': ({ caller }) => ownSteps.list(queries, caller.organisation_id),
    'GET /api/v1/begeleider/own-step/:id': ({ caller, params }) =>
      ownSteps.get(queries, caller.organisation_id, params.id),
    'POST /api/v1/begeleider/own-step': ({ caller, transaction, body, now }) =>
      ownSteps.add(transaction, caller, body, now),
    'PUT /api/v1/begeleider/own-step/:id': ({ caller, transaction, params, body, now }) =>
      ownSteps.change(transaction, caller, { id: params.id, ...body }, now),
    'PUT /api/v1/begeleider/own-step/:id/archived': ({ caller, transaction, params, body, now }) =>
      ownSteps.archive(transaction, caller, { id: params.id, ...body }, now),

    'GET /api/v1/begeleider/own-step/product': async () =>
      steps.map(({ nr, world, position, label, category, dl }) => ({
        nr,
        world,
        position,
        label,
        category,
        dl,
      })),
    'POST /api/v1/begeleider/own-step/copy': ({ caller, transaction, body, now }) =>
      ownSteps.copy(transaction, caller, body.nr, now),
    'GET /api/v1/begeleider/own-step/:id/original': ({ caller, params }) =>
      ownSteps.original(queries, caller.organisation_id, params.id),
    'GET /api/v1/begeleider/own-step/:id/preview': async ({ caller, params, query }) => {
      const { curriculum_step_id } = await ownSteps.get(queries, caller.organisation_id, params.id)
      const organisation = await findOrganisationSounds(queries, caller.organisation_id)
      return previewOf(queries, contents, { curriculum_step_id, organisation, ...query })
    },
    'GET /api/v1/begeleider/own-step/:id/file': async ({ caller, params }) =>
      toStepFile(
        ownPictures,
        caller.organisation_id,
        await ownSteps.get(queries, caller.organisation_id, params.id),
      ),
    'POST /api/v1/begeleider/own-step/file': ({ caller, upload, now }) =>
      importStep({ database, ownSteps, ownPictures }, caller, readStepFile(upload), now),

    'GET /api/v1/begeleider/own-picture': async ({ caller }) => ({
      product: [...productPictures()],
      own: await ownPictures.list(caller.organisation_id),
    }),
    'POST /api/v1/begeleider/own-picture': async ({ caller, upload, query, now }) => {
      const name = await ownPictures.make(upload)
      return database.transaction((transaction) =>
        ownPictures.keep(transaction, caller, { name, alt: query.alt }, now),
      )
    },
    'GET /pictures/eigen/:name.webp': ({ params }) => ownPictures.bytesOf(params.name),

    'POST /api/v1/begeleider/own-word/split': async ({ body }) => pasteWords(body.text),
    'POST /api/v1/begeleider/own-word/analysis': async ({ body }) => {
      const known = await spelling.areKnown(body.words.map(({ word }) => word))
      return body.words.map((word, at) => analyseOwnWord(word, categoryLabels(), known[at] ?? null))
    },
    'POST /api/v1/begeleider/own-step/proposal': async ({ body }) =>
      proposeStep(body.label, distinct(body.words), steps),
    'POST /api/v1/begeleider/own-step/check': async ({ caller, body }) =>
      checkDraft(body, await surroundingsOf(queries, caller.organisation_id)),
  })
}

const distinct = (words: readonly OwnWord[]): OwnWord[] =>
  [...new Map(words.toReversed().map((word) => [word.word, word])).values()].toReversed()
