export { judgeRecording, soundDoubts, type Judgement, type RecordingDoubt } from './judge-recording.ts'
export { beginListening, updateHeardSpeech, type HeardSpeech } from './end-of-speech.ts'
export type { Clip } from '../audio/clip.ts'
