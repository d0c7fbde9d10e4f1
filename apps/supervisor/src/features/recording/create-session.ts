import { recordingSeconds } from '@letterliaan/contract/limits'
import { beginListening, hearSpeech, type HeardSpeech } from '@letterliaan/speech/judge'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { openMicrophone, type Microphone } from './microphone.ts'

const tickMs = 20
const maxMs = recordingSeconds * 1000

export interface RecordingSessionState {
  /** `off` means that the microphone is closed. See HeardSpeech for the others. */
  readonly phase: 'off' | 'opening' | 'room' | 'waiting' | 'speaking'
  /** RMS, 0 to 1. */
  readonly level: number
  readonly stopped: 'too-long' | null
}

/** Receives the recording after a silence. The next recording starts at once, unless this returns false. */
export type OnSpoken = (sound: Promise<Blob>) => boolean

export interface RecordingSessionStore {
  readonly follow: (onSpoken: OnSpoken) => void
  readonly state: ReadonlyStore<RecordingSessionState>
  /** Rejects with a message for users. */
  readonly start: () => Promise<void>
  readonly stop: () => void
  readonly restart: () => void
}

export interface RecordingSessionPorts {
  readonly open?: () => Promise<Microphone>
  readonly now?: () => number
}

const off: RecordingSessionState = { phase: 'off', level: 0, stopped: null }

/** Records words with an open microphone. Each recording ends after a short silence. */
export function createRecordingSession({
  open = openMicrophone,
  now = () => performance.now(),
}: RecordingSessionPorts = {}): RecordingSessionStore {
  let onSpoken: OnSpoken = () => false
  const state = createStore<RecordingSessionState>(off)
  let line: Microphone | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let heard: HeardSpeech = beginListening(0)
  let begunAt = 0
  /** Counts starts and stops, to detect a stop before the microphone is open. */
  let opening = 0

  function listen(room: number | null): void {
    begunAt = now()
    heard = beginListening(begunAt, room)
    line?.begin()
  }

  function stop(stopped: RecordingSessionState['stopped'] = null): void {
    opening += 1
    clearInterval(timer)
    line?.close()
    line = null
    state.set({ ...off, stopped })
  }

  function tick(): void {
    if (line === null) return
    const [at, level] = [now(), line.readLevel()]
    heard = hearSpeech(heard, { at, level })
    if (heard.phase === 'done') {
      const goesOn = onSpoken(line.finish())
      if (goesOn) listen(heard.room)
      else return stop()
    } else if (at - begunAt > maxMs) {
      if (heard.phase === 'speaking') return stop('too-long')
      // Discards a long silence without speech.
      listen(null)
    }
    return state.set({ phase: heard.phase === 'done' ? 'waiting' : heard.phase, level, stopped: null })
  }

  return {
    state,
    async start() {
      if (line !== null || state.get().phase !== 'off') return
      opening += 1
      const mine = opening
      state.set({ ...off, phase: 'opening' })
      try {
        const opened = await open()
        if (mine !== opening) return opened.close()
        line = opened
      } catch (error) {
        if (mine === opening) state.set(off)
        throw error
      }
      listen(null)
      state.set({ ...off, phase: 'room' })
      timer = setInterval(tick, tickMs)
    },
    stop: () => stop(),
    follow(listener) {
      onSpoken = listener
    },
    restart() {
      if (line !== null) listen(heard.room > 0 ? heard.room : null)
    },
  }
}
