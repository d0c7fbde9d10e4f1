import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { loadCurriculum } from '@letterliaan/curriculum'
import { createSpeech } from '@letterliaan/speech'
import { buildApp, createThreads } from '../../apps/server/src/app.ts'
import { noCallWatch } from '../../apps/server/src/plugins/watch.ts'
import { getNowSeconds, systemClock } from '../../apps/server/src/clock.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { insertRows } from '../../apps/server/src/db/tables/rows.ts'
import {
  createOrganisation,
  createStudent,
  createUser,
  createGroup,
  moveStudents,
} from '../../apps/server/src/modules/people/index.ts'
import {
  type Contents,
  readCurrentStepContents,
  syncCurriculum,
} from '../../apps/server/src/modules/curriculum/index.ts'
import { hashPassword } from '../../apps/server/src/modules/identity/index.ts'
import { prepareSteps } from '../../apps/server/src/modules/learn/index.ts'
import { createFileEraser, createEraser, erasedListName } from '../../apps/server/src/modules/data/index.ts'
import { createFileStore } from '../../apps/server/src/files/file-store.ts'
import { createSoundCorrections } from '../../apps/server/src/modules/sound/audio/sound-corrections.ts'
import { createSilentContents } from '../../apps/server/src/modules/curriculum/index.ts'
import { readEvents } from '../../apps/server/src/read-events.ts'
import { trueChildren, type TrueChild } from './children.ts'
import { createSpellings, type SpellingsOf } from './spelling.ts'

export const benchSeed = Number(process.env['BENCH_SEED'] ?? 0)
export const benchPassword = 'jungle-van-de-letters'
export const benchSupervisor = 'juf@bench.test'
export const benchWorlds: readonly number[] = [1, 2, 3]
export const formatUsername = ({ name }: TrueChild): string => `${name.toLowerCase()}@bench.test`

export interface SchoolChild extends TrueChild {
  readonly student_id: number
  readonly organisation_id: number
  readonly user_id: number
}

export interface DoneTask {
  readonly student_id: number
  readonly exercise_id: number
  readonly template: string
  readonly difficulty: number
  readonly word: string
  /** A misspelling that the child wrote or began to write; null if the word was right. */
  readonly written: string | null
  readonly time_ms: number
  /** Unix seconds of the child's clock. */
  readonly at: number
}

/** The text of a repetition, and whether the child had completed it. */
export interface SaidOfRepetition {
  readonly child: TrueChild
  readonly said: string
  readonly isDone: boolean
}

export interface GeneratedSchool {
  readonly saidOfRepetitions: readonly SaidOfRepetition[]
  noteSaid(said: SaidOfRepetition): void
  /** All actions as recorded by the bench, with which the product's figures are compared. */
  readonly done: readonly DoneTask[]
  note(done: DoneTask): void
  readonly database: Database
  readonly contents: Contents
  readonly organisation_id: number
  readonly supervisor_id: number
  readonly groups: readonly [number, number]
  readonly children: readonly SchoolChild[]
  readonly spellingsOf: SpellingsOf
  noteGroupChange(student_id: number, at: number): void
  /** Returns when the child joined its second group. */
  groupChangedAt(child: SchoolChild): number
  listen(): Promise<string>
  close(): Promise<void>
}

/** Sets the clock, also the one that libraries read. Unix seconds. */
export function setNow(at: number): void {
  mock.timers.setTime(at * 1000)
}

export async function openSchool(now: number): Promise<GeneratedSchool> {
  mock.timers.enable({ apis: ['Date'], now: now * 1000 })
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-truth-'))
  const fail = (error: Error): never => {
    throw error
  }
  const file = join(folder, 'letterliaan.db')
  const database = await openDatabase({ url: null, file, onLost: fail, onIdleError: fail, readEvents })
  await syncCurriculum(database, loadCurriculum(), now)
  const contents = createSilentContents()
  const made = await makeSchool(database, contents, now)
  const spellingsOf = createSpellings(
    (await readCurrentStepContents(database.queries, contents, made.organisation_id)).filter(({ world }) =>
      benchWorlds.includes(world),
    ),
  )
  const changed = new Map<number, number>()
  const done: DoneTask[] = []
  const saidOfRepetitions: SaidOfRepetition[] = []
  let stop = async (): Promise<void> => {}
  return {
    database,
    contents,
    spellingsOf,
    done,
    note: (one) => void done.push(one),
    saidOfRepetitions,
    noteSaid: (said) => void saidOfRepetitions.push(said),
    ...made,
    noteGroupChange: (student_id, at) => void changed.set(student_id, at),
    groupChangedAt: ({ student_id }) => changed.get(student_id) ?? Infinity,
    async listen() {
      const files = createFileStore(database, null)
      const threads = createThreads()
      const app = await buildApp({
        database,
        contents,
        files,
        speech: createSpeech({ dataDir: folder }),
        threads,
        soundCorrections: createSoundCorrections(),
        eraser: createEraser({
          database,
          files: createFileEraser(files, null),
          listFile: join(folder, erasedListName),
        }),
        clock: systemClock,
        secret: 'x'.repeat(43),
        folders: { game: join(folder, 'no-game'), supervisor: join(folder, 'no-app') },
        logLevel: 'error',
        trustedProxies: 0,
        writesPerMinute: 1_000_000,
        makesSoundsAhead: false,
        slowCallMs: 60_000,
        watch: noCallWatch,
        checkInstallation: () => Promise.reject(new Error('Nobody asks.')),
        hasApiDocs: false,
        hasDeveloperCalls: false,
        mailer: null,
        publicUrl: null,
        refusesUnknownHosts: false,
        renewalPlace: null,
        contactEmail: null,
        hasOwnVoice: false,
        allowsPrivateProviders: false,
      })
      stop = async () => {
        await app.close()
        for (const thread of Object.values(threads)) thread.close()
      }
      return app.listen({ port: 0, host: '127.0.0.1' })
    },
    async close() {
      await stop()
      await database.close()
      const kept = process.env['BENCH_KEEP']
      if (kept !== undefined) cpSync(folder, kept, { recursive: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeSchool(database: Database, contents: Contents, now: number) {
  const password_hash = await hashPassword(benchPassword)
  return database.transaction(async (transaction) => {
    const organisation_id = await createOrganisation(transaction, 'Waarschool', now, false)
    const period = { from: now, until: now + 400 * 86_400, user_id: null, can_be_renewed: false }
    const paid = { organisation_id, product: 'Letterliaan', kind: 'paid' as const, ...period }
    await insertRows(transaction, 'subscription', paid)
    const account = { organisation_id, password_hash }
    const juf = { ...account, role: 'beheerder' as const, username: benchSupervisor, name: 'Juf' }
    const supervisor_id = await createUser(transaction, juf, now)
    const makeGroup = (name: string) =>
      createGroup(
        transaction,
        { organisation_id, name, level_id: 5, school_year: 2026 },
        [supervisor_id],
        now,
      )
    const groups = [await makeGroup('Groep A'), await makeGroup('Groep B')] as const
    const children: SchoolChild[] = []
    for (const child of trueChildren) {
      const user = { ...account, role: 'student' as const, username: formatUsername(child), name: child.name }
      const user_id = await createUser(transaction, user, now)
      const person = { organisation_id, user_id, first_name: child.name, last_name: '', level_id: 5 }
      const student_id = await createStudent(transaction, person, now)
      const introduced = { introduction_completed: true, school_key: `L${child.name.slice(4)}` }
      await transaction.updateTable('student').set(introduced).where('id', '=', student_id).execute()
      await prepareSteps(transaction, contents, { student_id, organisation_id, worlds: benchWorlds }, now)
      const move = { student_id, joined: [groups[child.group]], left: [] }
      await moveStudents(transaction, { organisation_id }, [move], now)
      children.push({ ...child, student_id, organisation_id, user_id })
    }
    return { organisation_id, supervisor_id, groups, children }
  })
}

export const getNow = (): number => getNowSeconds(systemClock)
