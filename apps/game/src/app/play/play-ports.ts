import type { RunnerClock, ExercisePorts } from '@letterliaan/exercises/views'
import type { SoundName } from '@letterliaan/ui/sound'
import { formatSoundAddress } from '@letterliaan/web/spoken-sound'
import type { Services } from '../services.ts'
import { findWordSpeech, listSoundAddresses } from './sound-addresses.ts'

export type PlayPorts = Omit<ExercisePorts, 'submit' | 'reset' | 'download'>

/** Ports that send nothing. */
export type DevicePorts = Omit<PlayPorts, 'reportPlace'>

const effects: readonly SoundName[] = ['letter', 'right', 'wrong', 'hint', 'chirp', 'step-passed']

const clock: RunnerClock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export const createDevicePorts = ({ sound, calm }: Pick<Services, 'sound' | 'calm'>): DevicePorts => ({
  clock,
  paceStretch: calm.paceStretch,
  unixMs: Date.now,
  speak: (word, spoken, part, order) => void sound.speak(findWordSpeech(word, spoken, part), order),
  preload: (words, sounds) =>
    sound.preload(words.flatMap((word) => sounds.map((spoken) => formatSoundAddress(word, spoken)))),
  hold(spoken) {
    sound.keepOffline(spoken.flatMap(listSoundAddresses))
    sound.preloadSounds(effects)
  },
  clearSound: sound.clear,
  playEffect: sound.playEffect,
})

export const createPlayPorts = (services: Pick<Services, 'sound' | 'answers' | 'calm'>): PlayPorts => ({
  ...createDevicePorts(services),
  reportPlace: services.answers.reportPlace,
})
