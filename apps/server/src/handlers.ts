import type { Installation } from '@letterliaan/contract'
import type { RecordingFiles, Speech } from '@letterliaan/speech'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { audioRoutes } from './modules/sound/audio/routes.ts'
import type { SoundChangesReader } from './modules/sound/audio/sound-changes.ts'
import type { LinkSigner } from './plugins/auth/link-signer.ts'
import type { SoundsAhead } from './modules/sound/audio/sounds-ahead.ts'
import { createAudioService } from './modules/sound/audio/audio-service.ts'
import { createTextService } from './modules/sound/text/text-service.ts'
import type { Contents } from './modules/curriculum/content.ts'
import { mendingRoutes } from './modules/mending/routes.ts'
import { developerRoutes } from './modules/developer/routes.ts'
import type { Printer } from './modules/curriculum/document/printer.ts'
import type { LiveHub } from './modules/live/hub.ts'
import { liveRoutes } from './modules/live/routes.ts'
import type { PasswordResets } from './modules/login/password-reset/password-resets.ts'
import { pronunciationRoutes } from './modules/sound/pronunciation/routes.ts'
import { recordingRoutes } from './modules/sound/recording/routes.ts'
import { reviewRoutes } from './modules/sound/review/routes.ts'
import { createReviewWords } from './modules/sound/review/review-words.ts'
import { diaryRoutes } from './modules/diary/routes.ts'
import { goalRoutes } from './modules/goals/routes.ts'
import { groupPathRoutes } from './modules/preparation/path/routes.ts'
import { insightRoutes } from './modules/insight/routes.ts'
import { reportRoutes } from './modules/insight/report/routes.ts'
import { groupRoutes } from './modules/groups/routes.ts'
import { measureRoutes } from './modules/measures/routes.ts'
import { createPairingLimit } from './modules/cards/devices/pairing.ts'
import { loginCardRoutes } from './modules/cards/routes.ts'
import { supervisorNoteRoutes } from './modules/supervisor-notes/routes.ts'
import { rosterRoutes } from './modules/roster/routes.ts'
import { rewardRoutes } from './modules/rewards/routes.ts'
import type { RenewalPlace } from './modules/subscriptions/find-renewal.ts'
import { pathRoutes } from './modules/path/routes.ts'
import { playRoutes } from './modules/play/routes.ts'
import { createCardHashes } from './modules/login/exchange-token/card-code.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { profileRoutes } from './modules/profiles/routes.ts'
import { secretRoutes } from './modules/login/routes.ts'
import { presentRoutes } from './modules/presents/routes.ts'
import { subscriptionRoutes } from './modules/subscriptions/routes.ts'
import { todayRoutes } from './modules/today/routes.ts'
import type { PictureFiles } from './modules/curriculum/own-pictures/picture-files.ts'
import { ownStepRoutes } from './modules/curriculum/own-steps/routes.ts'
import type { OwnWords } from './modules/curriculum/own-steps/own-words.ts'
import type { PictureRemaker } from './modules/curriculum/own-pictures/remake-picture.ts'
import type { RosterReader } from './modules/roster/roster-reader.ts'
import type { SpellingLookup } from './modules/curriculum/own-steps/spelling.ts'
import { curriculumRoutes } from './modules/curriculum/routes.ts'
import { tokenRoutes } from './modules/login/token/routes.ts'
import { createFamiliarNetworks } from './modules/login/token/familiar-networks.ts'
import { createLoginLimits } from './modules/login/token/login-limits.ts'
import { createTokenService } from './modules/login/token/token-service.ts'
import { defineHandlers, type Handlers } from './plugins/contract/handler.ts'
import { createDevices } from './plugins/limits/device.ts'
import type { Limiters } from './plugins/limits/limiters.ts'

export interface HandlerDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly soundChanges: SoundChangesReader
  readonly recordings: RecordingFiles
  readonly speech: Speech
  readonly soundsAhead: SoundsAhead
  readonly signer: LinkSigner
  readonly live: LiveHub
  readonly printer: Printer
  readonly clock: Clock
  readonly limiters: Limiters
  readonly secret: string
  readonly passwordResets: PasswordResets
  /** Where people find the product; null: where they found it. */
  readonly publicUrl: string | null
  readonly installation: Installation
  readonly renewalPlace: RenewalPlace | null
  readonly spelling: SpellingLookup
  readonly ownWords: OwnWords
  readonly rosterReader: RosterReader
  readonly remaker: PictureRemaker
  readonly pictures: PictureFiles
}

/** The handler of every call: one that is missing does not compile. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, contents, soundChanges, recordings, speech, soundsAhead, signer, live, clock } =
    dependencies
  const { printer } = dependencies
  const { limiters } = dependencies
  const cardLimits = createLoginLimits(limiters, 'card')
  const cardHashes = createCardHashes(dependencies.secret)
  const networks = createFamiliarNetworks(dependencies.secret)
  const reviewWords = createReviewWords({ contents, soundChanges, speech })
  return {
    ...tokenRoutes(
      createTokenService({ database, clock, limiters, cardLimits, cardHashes, networks }),
      createDevices(dependencies.secret),
    ),
    ...accountRoutes(database),
    ...profileRoutes(database),
    ...secretRoutes({ ...dependencies, cardHashes }),
    ...presentRoutes(database),
    ...subscriptionRoutes(database, dependencies.renewalPlace),
    ...curriculumRoutes(database, contents, printer),
    ...groupRoutes(database),
    ...todayRoutes(database, contents),
    ...rosterRoutes({ database, contents, rosterReader: dependencies.rosterReader }),
    ...measureRoutes({ database, contents }),
    ...groupPathRoutes({ database, contents }),
    ...supervisorNoteRoutes(database),
    ...goalRoutes(database),
    ...insightRoutes(database, contents),
    ...reportRoutes({ database, contents, printer }),
    ...loginCardRoutes({
      ...dependencies,
      cardLimits,
      cardHashes,
      takePairing: createPairingLimit(limiters),
    }),
    ...ownStepRoutes(dependencies),
    ...rewardRoutes(database),
    ...diaryRoutes(database.queries),
    ...pathRoutes(database, contents, soundsAhead),
    ...playRoutes(database, contents),
    ...developerRoutes(database, contents),
    ...mendingRoutes({ database, contents }),
    ...audioRoutes(
      createAudioService({ queries: database.queries, contents, soundChanges, speech }),
      createTextService({ queries: database.queries, contents, speech }),
      signer,
    ),
    ...liveRoutes(database, live),
    ...defineHandlers({ 'GET /api/v1/installation': async () => dependencies.installation }),
    ...reviewRoutes(database, reviewWords),
    ...pronunciationRoutes(reviewWords, speech),
    ...recordingRoutes({ database, reviewWords, recordings, speech }),
  }
}
