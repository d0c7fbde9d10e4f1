export { createAudioGate, type AudioGate } from './audio-gate.ts'
export { createChildVoice, type ChildVoice } from './child-voice.ts'
export {
  createSoundPlayer,
  type AccountSound,
  type SoundPlayer,
  type SoundPlayerDeps,
} from './create-sound-player.ts'
export { ambienceLoop, type SoundName } from './sounds.ts'
export type { SoundSettings } from './sound-settings.ts'
export type { SpeechSource, ChooseUtterance } from './speech-source.ts'
export type { PlaybackOptions, UtteranceEnd, QueuedUtterance, WordOptions } from './speech-queue.ts'
export { themeNames, type ThemeName } from '../music/theme-name.ts'
export type { ThemeRequest } from '../music/theme-player.ts'
