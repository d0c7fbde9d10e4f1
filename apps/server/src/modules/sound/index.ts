export { createAudioService } from './audio/audio-service.ts'
export { createAudioRoutes } from './audio/routes.ts'
export { createSoundCorrections, type SoundCorrectionsReader } from './audio/sound-corrections.ts'
export { createSoundsAhead, type SoundsAhead } from './audio/sounds-ahead.ts'
export {
  createVoices,
  hasDictatedPhrases,
  listPhraseRequests,
  listSayRequests,
  toSoundGroupRequest,
} from './audio/word-sounds.ts'
export { storePronunciations } from './pronunciation/store-pronunciations.ts'
export { createPronunciationRoutes } from './pronunciation/routes.ts'
export { createRecordingRoutes } from './recording/routes.ts'
export { createReviewWords } from './review/review-words.ts'
export { createReviewRoutes } from './review/routes.ts'
export { listTextsOfContent } from './text/step-texts.ts'
export { createTextService, toTextRequest } from './text/text-service.ts'
export { listTextsOfProduct, productTexts } from './text/product-texts.ts'
