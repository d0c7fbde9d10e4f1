export { createAudioService } from './audio/audio-service.ts'
export { audioRoutes } from './audio/routes.ts'
export {
  createSoundChanges,
  readSoundingOrganisation,
  type SoundChangesReader,
} from './audio/sound-changes.ts'
export { createSoundsAhead, type SoundsAhead } from './audio/sounds-ahead.ts'
export { createVoices } from './audio/voices.ts'
export { dictatesPhrases, phraseRequestsOf, requestsOf, toGroupRequest } from './audio/word-sounds.ts'
export { keepPronunciations } from './pronunciation/keep-pronunciation.ts'
export { pronunciationRoutes } from './pronunciation/routes.ts'
export { recordingRoutes } from './recording/routes.ts'
export { createReviewWords } from './review/review-words.ts'
export { reviewRoutes } from './review/routes.ts'
export { textsOfContent } from './text/step-texts.ts'
export { createTextService, toTextRequest } from './text/text-service.ts'
export { listTextsOfProduct, productTexts } from './text/product-texts.ts'
