import { judgeRecording } from '@letterliaan/speech/judge'
import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/useServices.ts'
import { createRecordingSession, type RecordingSessionState } from './create-session.ts'
import { findNextRecordingItem, type RecordingItem, type CheckedRecordings } from './recording-items.ts'
import { createRecordingQueue, type RecordingQueueState } from './recording-queue.ts'
import { decodeSound, encodeWav } from './wav.ts'

export interface RunningRecording {
  readonly state: RecordingSessionState
  readonly queue: RecordingQueueState
  readonly takes: CheckedRecordings
  /** Index of the item to record, or null if all are recorded. */
  readonly at: number | null
  readonly failure: string | null
  readonly toggle: () => void
  /** Skips forward or back by this number of items. */
  readonly move: (by: number) => void
  readonly pick: (at: number) => void
  readonly takeFile: (at: number, file: Blob) => void
  readonly forget: (id: string) => void
}

/** Visits the items that have no recording yet, and saves each recording as soon as it is spoken. */
export function useRecordingSession(items: readonly RecordingItem[]): RunningRecording {
  const { speaker } = useServices()
  const [queue] = useState(() => createRecordingQueue())
  const [takes, setTakes] = useState<CheckedRecordings>(new Map())
  const [at, setAt] = useState(() => findNextRecordingItem(items, -1, () => false))
  const [failure, setFailure] = useState<string | null>(null)

  const [session] = useState(() => createRecordingSession())
  const fail = (error: unknown) => setFailure(error instanceof Error ? error.message : String(error))

  /** Checks and sends a recording. The server checks it again. */
  async function takeIn(place: number, item: RecordingItem, sound: Promise<Blob>): Promise<void> {
    try {
      const clip = await decodeSound(await sound)
      const { isEmpty, doubts } = judgeRecording(clip)
      setTakes((known) => new Map([...known, [item.id, { isEmpty, doubts }]]))
      if (isEmpty) setAt((now) => (now < 0 ? place : now))
      else queue.add({ id: item.id, send: () => item.keep(encodeWav(clip)) })
    } catch (error) {
      fail(error)
      setAt((now) => (now < 0 ? place : now))
    }
  }

  /** Saves a recording. Returns whether another item follows. */
  const take = (place: number, sound: Promise<Blob>): boolean => {
    const item = items[place]
    if (item === undefined) return false
    void takeIn(place, item, sound)
    const next = findNextRecordingItem(
      items,
      place,
      (id) => id === item.id || takes.get(id)?.isEmpty === false,
    )
    setAt(next)
    return next >= 0
  }
  const onSpoken = (sound: Promise<Blob>): boolean => take(at, sound)
  useEffect(() => session.follow(onSpoken))
  useEffect(() => session.stop, [session])

  const state = useStore(session.state)

  function goTo(place: number): void {
    setAt(Math.max(0, Math.min(items.length - 1, place)))
    session.restart()
  }

  function start(): void {
    speaker.stop()
    setFailure(null)
    session.start().catch(fail)
  }

  return {
    state,
    queue: useStore(queue.state),
    takes,
    at: at < 0 ? null : at,
    failure,
    toggle: () => (state.phase === 'off' ? start() : session.stop()),
    move: (by) => goTo(at + by),
    pick(place) {
      goTo(place)
      if (state.phase === 'off') start()
    },
    takeFile(place, file) {
      session.stop()
      setFailure(null)
      take(place, Promise.resolve(file))
    },
    forget(id) {
      setTakes((known) => new Map([...known].filter(([other]) => other !== id)))
      setAt((now) => (now < 0 ? items.findIndex((item) => item.id === id) : now))
    },
  }
}
