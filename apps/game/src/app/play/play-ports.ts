import type { Clock, ExercisePorts } from '@letterliaan/exercises/views'
import type { SoundName } from '@letterliaan/ui/sound'
import { soundAddress } from '@letterliaan/web/spoken-sound'
import type { Services } from '../services.ts'
import { saidOf, soundAddresses } from './sound-address.ts'

export type PlayPorts = Omit<ExercisePorts, 'submit' | 'reset' | 'download'>

const effects: readonly SoundName[] = ['letter', 'right', 'wrong', 'hint', 'chirp', 'step-passed']

const clock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export const createPlayPorts = ({
  sound,
  answers,
  calm,
}: Pick<Services, 'sound' | 'answers' | 'calm'>): PlayPorts => ({
  clock,
  paceStretch: calm.paceStretch,
  unixMs: Date.now,
  speak: (word, spoken, part, afterText) => void sound.speak(saidOf(word, spoken, part), { afterText }),
  preload: (words, sounds) =>
    sound.preload(words.flatMap((word) => sounds.map((spoken) => soundAddress(word, spoken)))),
  hold(spoken) {
    sound.keepOffline(spoken.flatMap(soundAddresses))
    sound.preloadSounds(effects)
  },
  clearSound: sound.clear,
  playEffect: sound.playEffect,
  tellPlace: answers.tellPlace,
})
