import type {
  OwnStep,
  OwnStepBody,
  OwnStepFinding,
  OwnStepOriginal,
  OwnStepSummary,
  OwnWord,
} from '@letterliaan/contract'
import {
  checkOwnStep,
  toOwnStep,
  type CurriculumStep,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  changedMeanwhile,
  invalidInput,
  noMoreRoom,
  notFound,
} from '../../../plugins/errors/problem-error.ts'
import { writeAudit } from '../../accounts/audit.ts'
import { retireStep } from '../queries.ts'
import { correctedSounds, type CorrectedSounds } from './corrected-sounds.ts'
import { differencesOf } from './differences.ts'
import {
  countOwnSteps,
  countStudents,
  findOwnStep,
  findOwnSteps,
  findProductContent,
  findProductVersions,
  insertOwnStep,
  updateOwnStep,
  type OwnStepRow,
} from './queries.ts'
import { encodeStep, writeVersion } from './write-version.ts'

/** A list a week in each of ten groups, for a year. */
const maxOwnSteps = 500

/** Where a copy comes from: a version of a step of the product. */
export interface Source {
  readonly nr: number
  readonly version: number
}

interface OwnStepChange {
  readonly id: number
  readonly version: number
  readonly step: OwnStepBody
  readonly source_version?: number | undefined
}

export type KeepPronunciation = (
  transaction: Transaction,
  caller: UserCaller,
  sounds: CorrectedSounds,
  now: number,
) => Promise<void>

/** What the service needs besides the database. */
export interface OwnStepsDependencies {
  /** What the check of a step of this organisation knows. */
  readonly surroundingsOf: (queries: Queries, organisation_id: number) => Promise<OwnStepSurroundings>
  /** Has a word said in another way than by rule. The room `sound` knows how; it imports this one. */
  readonly keepPronunciation: KeepPronunciation
  /** The product's steps by their number. */
  readonly product: ReadonlyMap<number, CurriculumStep>
}

/** The own steps of an organisation: each save is a new version, and nobody's work changes under its hands. */
export function createOwnSteps({ surroundingsOf, keepPronunciation, product }: OwnStepsDependencies) {
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

  /** Throws 422 with a sentence for each place that keeps the step from being played. `sent`: pictures that come with it. */
  const mustHold = async (
    queries: Queries,
    organisation_id: number,
    step: OwnStepBody,
    sent: ReadonlySet<string> = new Set(),
  ): Promise<void> => {
    const { hasPicture, ...rest } = await surroundingsOf(queries, organisation_id)
    const hasAnyPicture = (name: string): boolean => sent.has(name) || hasPicture(name)
    const findings = checkOwnStep(step, { ...rest, hasPicture: hasAnyPicture })
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw invalidInput(toErrors(errors), errors[0]?.message)
  }

  /** A version of a step of the product as an author would have it; the present one when none is told. */
  const readProduct = async (queries: Queries, nr: number, version?: number) => {
    const current = (await findProductVersions(queries)).get(nr)?.version
    if (current === undefined) throw notFound()
    const row = await findProductContent(queries, nr, version ?? current)
    if (!row) throw notFound()
    return { version: current, step: toOwnStep(decodeJson<CurriculumStep>(row.content)) }
  }

  const keepSounds = async (
    transaction: Transaction,
    caller: UserCaller,
    { words, before }: { words: readonly OwnWord[]; before: readonly OwnWord[] },
    now: number,
  ): Promise<void> => {
    for (const sounds of correctedSounds(words, before))
      await keepPronunciation(transaction, caller, sounds, now)
  }

  const add = async (
    transaction: Transaction,
    caller: UserCaller,
    step: OwnStepBody,
    now: number,
    source: Source | null = null,
  ): Promise<OwnStep> => {
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
    // A copy of the product's step sounds as that does.
    if (source === null) await keepSounds(transaction, caller, { words: step.words, before: [] }, now)
    await writeAudit(transaction, caller, { action: 'own_step_added', detail: step.label }, now)
    return get(transaction, organisation_id, id)
  }

  return {
    list,
    get,
    add,
    mustHold,

    /** Throws 404 for a number that no step of the product has. */
    async copy(transaction: Transaction, caller: UserCaller, nr: number, now: number): Promise<OwnStep> {
      const { version, step } = await readProduct(transaction, nr)
      return add(transaction, caller, step, now, { nr, version })
    },

    /** Throws 404 for a step that is no copy. */
    async original(queries: Queries, organisation_id: number, id: number): Promise<OwnStepOriginal> {
      const { step, source } = await get(queries, organisation_id, id)
      if (source === null) throw notFound()
      const now = await readProduct(queries, source.nr)
      const before = await readProduct(queries, source.nr, source.version)
      return { ...now, differences: differencesOf(step, before.step, now.step) }
    },

    /** `version`: the one that was changed. Throws 409 when somebody else changed it since. */
    async change(
      transaction: Transaction,
      caller: UserCaller,
      { id, version, step, source_version }: OwnStepChange,
      now: number,
    ): Promise<OwnStep> {
      const { organisation_id } = caller
      await updateOwnStep(transaction, organisation_id, id, { updated_at: now })
      const row = await findOwnStep(transaction, organisation_id, id)
      if (!row) throw notFound()
      if (row.version !== version)
        throw changedMeanwhile('Iemand anders heeft deze stap intussen gewijzigd. Open hem opnieuw.')
      if (source_version !== undefined && row.source_nr !== null) {
        const { version: newest } = await readProduct(transaction, row.source_nr)
        await updateOwnStep(transaction, organisation_id, id, {
          source_version: Math.min(source_version, newest),
        })
      }
      await mustHold(transaction, organisation_id, step)
      const { content_hash } = encodeStep(step, id)
      if (content_hash !== row.content_hash) {
        await retireStep(transaction, row.curriculum_step_id)
        await writeVersion(transaction, { organisation_id, nr: id, version: version + 1, step, now })
        const { words: before } = toOwnStep(decodeJson<CurriculumStep>(row.content))
        await keepSounds(transaction, caller, { words: step.words, before }, now)
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

/** The sentence of each place: `words.3`, `recipe.0`, `label`; the first counts. */
function toErrors(findings: readonly OwnStepFinding[]): Record<string, string> {
  const errors = findings.map(({ field, word, exercise, message }) => {
    const at = word ?? exercise
    return [at === null ? field : `${field}.${at}`, message] as const
  })
  return Object.fromEntries(errors.toReversed())
}
