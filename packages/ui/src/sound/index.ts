export { createSoundPlayer, type SoundPlayer, type SoundPlayerDeps } from './createSoundPlayer.ts'
export type { SoundName } from './sounds.ts'
export type { SoundSettings } from './soundSettings.ts'
export type { SpeechEnd, Utterance } from './speechQueue.ts'
