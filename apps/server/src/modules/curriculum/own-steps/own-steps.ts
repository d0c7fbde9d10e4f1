import { createHash } from 'node:crypto'
import type { OwnStep, OwnStepBody, OwnStepFinding, OwnStepSummary } from '@letterliaan/contract'
import {
  checkOwnStep,
  completeOwnStep,
  toOwnStep,
  type CurriculumStep,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import { slugOf } from '@letterliaan/speech'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { invalidInput, noMoreRoom, notFound, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { writeAudit } from '../../accounts/audit.ts'
import { insertCurriculumStep, insertWord, retireStep } from '../queries.ts'
import {
  countOwnSteps,
  countStudents,
  findOwnStep,
  findOwnSteps,
  findOwnWords,
  findProductVersions,
  insertOwnStep,
  moveUntouched,
  updateOwnStep,
  type OwnStepRow,
} from './queries.ts'

/** A list a week in each of ten groups, for a year. */
const maxOwnSteps = 500

/** Where a copy comes from: a version of a step of the product. */
export interface Source {
  readonly nr: number
  readonly version: number
}

/** What the service needs besides the database. */
export interface OwnStepsDependencies {
  /** What the check of a step of this organisation knows. */
  readonly surroundingsOf: (queries: Queries, organisation_id: number) => Promise<OwnStepSurroundings>
  /** The product's steps by their number. */
  readonly product: ReadonlyMap<number, CurriculumStep>
}

/** The own steps of an organisation: each save is a new version, and nobody's work changes under its hands. */
export function createOwnSteps({ surroundingsOf, product }: OwnStepsDependencies) {
  const describe = async (queries: Queries, organisation_id: number) => {
    const versions = await findProductVersions(queries)
    const students = await countStudents(queries, organisation_id)
    return (row: OwnStepRow): OwnStepSummary => {
      const { id, curriculum_step_id, version, source_nr, source_version, updated_at } = row
      const { label, category, world, dl, words } = decodeJson<CurriculumStep>(row.content)
      const current = source_nr === null ? undefined : versions.get(source_nr)
      const texts = new Set(
        Object.values(words)
          .flat()
          .map(({ word }) => word),
      )
      return {
        id,
        curriculum_step_id,
        version,
        label,
        category,
        world,
        dl,
        num_words: texts.size,
        num_students: students.get(id) ?? 0,
        source:
          source_nr === null || source_version === null
            ? null
            : {
                nr: source_nr,
                version: source_version,
                label: product.get(source_nr)?.label ?? '',
                current_version: current?.version ?? source_version,
              },
        updated_at,
      }
    }
  }

  const list = async (queries: Queries, organisation_id: number): Promise<OwnStepSummary[]> => {
    const rows = await findOwnSteps(queries, organisation_id)
    return rows.map(await describe(queries, organisation_id))
  }

  const get = async (queries: Queries, organisation_id: number, id: number): Promise<OwnStep> => {
    const row = await findOwnStep(queries, organisation_id, id)
    if (!row) throw notFound()
    const step = toOwnStep(decodeJson<CurriculumStep>(row.content))
    const findings = checkOwnStep(step, await surroundingsOf(queries, organisation_id))
    const summary = (await describe(queries, organisation_id))(row)
    return { ...summary, step, findings }
  }

  const mustHold = async (transaction: Transaction, organisation_id: number, step: OwnStepBody) => {
    const findings = checkOwnStep(step, await surroundingsOf(transaction, organisation_id))
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw invalidInput(toErrors(errors), errors[0]?.message)
  }

  return {
    list,
    get,

    async add(
      transaction: Transaction,
      caller: UserCaller,
      step: OwnStepBody,
      now: number,
      source: Source | null = null,
    ): Promise<OwnStep> {
      const { organisation_id } = caller
      if ((await countOwnSteps(transaction, organisation_id)) >= maxOwnSteps)
        throw noMoreRoom(`Er passen ${maxOwnSteps} eigen stappen in. Berg er eerst een op.`)
      await mustHold(transaction, organisation_id, step)
      const id = await insertOwnStep(transaction, {
        organisation_id,
        source_nr: source?.nr ?? null,
        source_version: source?.version ?? null,
        archived_at: null,
        created_at: now,
        updated_at: now,
      })
      await writeVersion(transaction, { organisation_id, nr: id, version: 1, step, now })
      await writeAudit(transaction, caller, { action: 'own_step_added', detail: step.label }, now)
      return get(transaction, organisation_id, id)
    },

    /** `version`: the one that was changed. Throws 409 when somebody else changed it since. */
    async change(
      transaction: Transaction,
      caller: UserCaller,
      { id, version, step, source }: { id: number; version: number; step: OwnStepBody; source?: Source },
      now: number,
    ): Promise<OwnStep> {
      const { organisation_id } = caller
      const changes = {
        updated_at: now,
        ...(source && { source_nr: source.nr, source_version: source.version }),
      }
      await updateOwnStep(transaction, organisation_id, id, changes)
      const row = await findOwnStep(transaction, organisation_id, id)
      if (!row) throw notFound()
      if (row.version !== version) throw changedMeanwhile()
      await mustHold(transaction, organisation_id, step)
      const { content_hash } = encodeStep(step, id)
      if (content_hash !== row.content_hash) {
        await retireStep(transaction, row.curriculum_step_id)
        await writeVersion(transaction, { organisation_id, nr: id, version: version + 1, step, now })
        await writeAudit(transaction, caller, { action: 'own_step_changed', detail: step.label }, now)
      }
      return get(transaction, organisation_id, id)
    },

    /** Children who have it on their path keep it. */
    async archive(
      transaction: Transaction,
      caller: UserCaller,
      { id, is_archived }: { id: number; is_archived: boolean },
      now: number,
    ): Promise<OwnStepSummary[]> {
      const { organisation_id } = caller
      const row = await findOwnStep(transaction, organisation_id, id)
      if (!row) throw notFound()
      await updateOwnStep(transaction, organisation_id, id, { archived_at: is_archived ? now : null })
      const { label } = decodeJson<CurriculumStep>(row.content)
      const action = is_archived ? 'own_step_archived' : 'own_step_taken_back'
      await writeAudit(transaction, caller, { action, detail: label }, now)
      return list(transaction, organisation_id)
    },
  }
}

export type OwnSteps = ReturnType<typeof createOwnSteps>

const changedMeanwhile = (): ProblemError =>
  new ProblemError({
    status: 409,
    title: 'Intussen gewijzigd',
    detail: 'Iemand anders heeft deze stap intussen gewijzigd. Open hem opnieuw.',
  })

/** The sentence of each place: `words.3`, `recipe.0`, `label`; the first counts. */
function toErrors(findings: readonly OwnStepFinding[]): Record<string, string> {
  const errors = findings.map(({ field, word, exercise, message }) => {
    const at = word ?? exercise
    return [at === null ? field : `${field}.${at}`, message] as const
  })
  return Object.fromEntries(errors.toReversed())
}

function encodeStep(step: OwnStepBody, nr: number) {
  const completed = completeOwnStep(step, nr)
  const content = encodeJson(completed)
  return { completed, content, content_hash: createHash('sha256').update(content).digest('hex') }
}

interface NewVersion {
  readonly organisation_id: number
  readonly nr: number
  readonly version: number
  readonly step: OwnStepBody
  readonly now: number
}

/** Writes a version and the words that the step did not have before; who did nothing in the step yet gets it. */
async function writeVersion(
  transaction: Transaction,
  { organisation_id, nr, version, step, now }: NewVersion,
): Promise<void> {
  const { completed, content, content_hash } = encodeStep(step, nr)
  const row = { organisation_id, nr, version, content_hash, content, is_current: true, created_at: now }
  const { id } = await insertCurriculumStep(transaction, row)
  const known = new Set((await findOwnWords(transaction, organisation_id, nr)).map(({ word }) => word))
  for (const { word } of Object.values(completed.words).flat()) {
    if (known.has(word)) continue
    known.add(word)
    await insertWord(transaction, { organisation_id, nr, word, file_name: slugOf(word) })
  }
  await moveUntouched(transaction, nr, id, now)
}
