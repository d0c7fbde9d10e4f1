export interface HeardSpeech {
  /** `room`: the noise of the room is measured. `done`: a person spoke and is silent again. */
  readonly phase: 'room' | 'waiting' | 'speaking' | 'done'
  /** The noise level of the room, 0 to 1. */
  readonly room: number
  /** Start of the phase (ms). */
  readonly since: number
  readonly levels: readonly number[]
}

export interface HeardMoment {
  /** Time of the measurement, ms. */
  readonly at: number
  /** RMS from 0 to 1. */
  readonly level: number
}

export const roomMeasurementMs = 500
const leastSpeechMs = 60
/** Milliseconds, longer than the closure before a p, t or k, or than a pause between klankgroepen. */
export const minSilenceMs = 700
/** −50 dBFS. Below it no microphone distinguishes speech from silence. */
const leastLevel = 10 ** (-50 / 20)
/** Factors of the room's level. Speech ends at a lower level than it starts, because endings are soft. */
const beginsAbove = 4
const endsBelow = 2.5

/** `room`: the measured level, so that only the first word waits for a measurement. */
export const beginListening = (at: number, room: number | null = null): HeardSpeech => ({
  phase: room === null ? 'room' : 'waiting',
  room: room ?? 0,
  since: at,
  levels: [],
})

/** Returns the next state. Call it about fifty times a second. */
export function updateHeardSpeech(heard: HeardSpeech, { at, level }: HeardMoment): HeardSpeech {
  switch (heard.phase) {
    case 'room':
      return hearRoom(heard, at, level)
    case 'waiting':
      return hearBegin(heard, at, level)
    case 'speaking':
      return hearEnd(heard, at, level)
    case 'done':
      return heard
  }
}

function hearRoom(heard: HeardSpeech, at: number, level: number): HeardSpeech {
  const levels = [...heard.levels, level]
  if (at - heard.since < roomMeasurementMs) return { ...heard, levels }
  // The lower quartile ignores speech during the measurement.
  const room = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 4)] ?? 0
  return { phase: 'waiting', room, since: at, levels: [] }
}

/** `levels` collects successive levels that may be speech. */
function hearBegin(heard: HeardSpeech, at: number, level: number): HeardSpeech {
  if (level < Math.max(leastLevel, heard.room * beginsAbove)) return { ...heard, since: at, levels: [] }
  return at - heard.since < leastSpeechMs ? heard : { ...heard, phase: 'speaking', since: at }
}

function hearEnd(heard: HeardSpeech, at: number, level: number): HeardSpeech {
  if (level >= Math.max(leastLevel, heard.room * endsBelow)) return { ...heard, since: at }
  return at - heard.since < minSilenceMs ? heard : { ...heard, phase: 'done', since: at }
}
