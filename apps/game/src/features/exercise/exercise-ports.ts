import type { Difficulty, StudentExercise, ExerciseDocument } from '@letterliaan/contract'
import type { ExercisePorts } from '@letterliaan/exercises/views'
import type { Client } from '@letterliaan/contract/client'
import { createPlayPorts } from '../../app/play/play-ports.ts'
import type { Services } from '../../app/services.ts'
import { createWritingDrafts } from './writing-draft.ts'

interface RunListeners {
  onConfirmed(run: StudentExercise): void
  onReset(): void
  onRefused(error: unknown): void
  onNoDocument(error: unknown): void
}

interface PortedExercise {
  readonly id: number
  readonly isDictation: boolean
  /** Names the child, the exercise and the stars. */
  readonly draftKey: string
}

/** Connects an exercise to the app: answers go through the queue, sounds through the player. */
export function createExercisePorts(
  {
    answers,
    client,
    sound,
    calm,
    offline,
    version,
  }: Pick<Services, 'answers' | 'client' | 'sound' | 'calm' | 'offline' | 'version'>,
  { id: exercise_id, isDictation, draftKey }: PortedExercise,
  listeners: RunListeners,
): ExercisePorts {
  /** Reports a run started on the device in the same word order, the only one that it can know (NET-2). */
  function sendBegun(difficulty: Difficulty, hard: boolean): void {
    const sent = hard
      ? answers.submit('POST /api/v1/exercise/hard-reset/:id', exercise_id, { difficulty, same_order: 1 })
      : answers.submit('PUT /api/v1/exercise/reset/:id', exercise_id, { difficulty })
    sent.catch((error: unknown) => listeners.onRefused(error))
  }

  let wordIndex: number | undefined
  return {
    ...createPlayPorts({ sound, answers, calm }),
    drafts: createWritingDrafts(localStorage, draftKey),
    reportPlace(place) {
      answers.reportPlace(place)
      // A reload would restart a dictation.
      if (wordIndex !== undefined && wordIndex !== place.word_index && !isDictation)
        version.openBetweenWords()
      wordIndex = place.word_index
    },
    async submit(body) {
      try {
        const run = await answers.submit('PUT /api/v1/exercise/:id', exercise_id, body)
        listeners.onConfirmed(run)
        return run
      } catch (error) {
        listeners.onRefused(error)
        return null
      }
    },
    async reset(difficulty, hard) {
      listeners.onReset()
      const begun = await offline.beginRun(exercise_id, difficulty, hard).catch(() => null)
      if (begun !== null) {
        if (begun.isSent) sendBegun(difficulty, hard)
        return begun.run
      }
      try {
        return hard
          ? await answers.submit('POST /api/v1/exercise/hard-reset/:id', exercise_id, { difficulty })
          : await answers.submit('PUT /api/v1/exercise/reset/:id', exercise_id, { difficulty, shuffle: 1 })
      } catch (error) {
        listeners.onRefused(error)
        throw error
      }
    },
    async download(document) {
      try {
        await saveDocument(client, document)
        return true
      } catch (error) {
        listeners.onNoDocument(error)
        return false
      }
    },
  }
}

/** Time that a browser may take to save the file (ms). */
const savingMs = 60_000

const workbook = /^\/api\/v1\/step\/(\d+)\/werkboek\.pdf$/

/** Uses the child's token, as an address expires after hours. Rejects with ApiError or NetworkError. */
export async function saveDocument(client: Client, document: ExerciseDocument): Promise<void> {
  const bytes = await fetchDocument(client, document)
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(document))
}

function fetchDocument(client: Client, { url }: ExerciseDocument): Promise<ArrayBuffer> {
  const [, step_id] = workbook.exec(new URL(url, location.origin).pathname) ?? []
  if (step_id === undefined) throw new Error(`${url} is no workbook`)
  return client.call('GET /api/v1/step/:id/werkboek.pdf', { params: { id: Number(step_id) }, query: {} })
}

const fileNameOf = ({ name }: ExerciseDocument): string => `${name.replaceAll(/[\\/:*?"<>|]+/g, ' -')}.pdf`

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), savingMs)
}
