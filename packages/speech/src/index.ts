export { createSpeech, type Speech, type SpeechLoad, type SpeechSettings } from './speech.ts'
export type { SayRequest, SayResult, SoundGroup, VoiceKind } from './request.ts'
export {
  checkRecording,
  findRecordingFileKey,
  type Recording,
  type RecordingFileKey,
  type Recordings,
} from './recordings.ts'
export {
  SpeechUnavailableError,
  SynthesiserBusyError,
  TooManyWaitingError,
  UnusableSound,
  type SoundFault,
} from './speech-errors.ts'
export { findModelFault, type ModelFault } from './neural/model-files.ts'
export { measureMp3Frames } from './audio/mp3-frames.ts'
export { makeSlug } from './slug.ts'
