import type { Installation, InstallationChecks } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import {
  audioRoutes,
  createAudioService,
  createReviewWords,
  createTextService,
  pronunciationRoutes,
  recordingRoutes,
  reviewRoutes,
  type SoundChangesReader,
} from './modules/sound/index.ts'
import type { LinkSigner } from './plugins/auth/link-signer.ts'
import {
  createOwnStepWriter,
  curriculumRoutes,
  ownStepRoutes,
  type OwnWords,
  type PictureRemaker,
  type Printer,
  type SpellingLookup,
} from './modules/curriculum/index.ts'
import { auditLogRoutes } from './modules/audit-log/index.ts'
import type { Mailer } from './mailer.ts'
import { mendingRoutes, type Eraser, privacyRoutes, archiveRoutes } from './modules/data/index.ts'
import {
  developerRoutes,
  dailyRoutes,
  goalRoutes,
  recordRoutes,
  groupPathRoutes,
  rewardRoutes,
  pathRoutes,
  type StepNeeds,
  playRoutes,
  profileRoutes,
  presentRoutes,
} from './modules/learn/index.ts'
import { type LiveHub, liveRoutes } from './modules/live/index.ts'
import {
  createCardHashes,
  createFamiliarNetworks,
  createLoginLimits,
  createWaitTeller,
  createTokenService,
  type FailedLogins,
  type PasswordResets,
  secretRoutes,
  tokenRoutes,
  createSecondFactors,
  ownAccountRoutes,
  type SingleSignOn,
  singleSignOnRoutes,
} from './modules/identity/index.ts'
import { diaryRoutes, supervisorNoteRoutes } from './modules/diary/index.ts'
import {
  homeRoutes,
  insightRoutes,
  reportRoutes,
  measureRoutes,
  instructionRoutes,
  interventionRoutes,
  readDossier,
  todayRoutes,
} from './modules/insight/index.ts'
import {
  groupRoutes,
  createPairingLimit,
  loginCardRoutes,
  staffRoutes,
  accountRoutes,
} from './modules/people/index.ts'
import { boardRoutes, type RosterReader, rosterRoutes } from './modules/school/index.ts'
import { type RenewalPlace, subscriptionRoutes } from './modules/subscriptions/index.ts'
import { weekDictationRoutes, writingSheetRoutes } from './modules/paper/index.ts'
import { defineHandlers, type Handlers } from './plugins/contract/handler.ts'
import { createDevices } from './plugins/limits/device.ts'
import type { Limiters } from './plugins/limits/limiters.ts'

export interface HandlerDependencies extends StepNeeds {
  /** Limited to the caller's organisation; unlimited for calls without a login. */
  readonly database: Database
  readonly soundChanges: SoundChangesReader
  readonly files: FileStore
  readonly speech: Speech
  readonly signer: LinkSigner
  readonly live: LiveHub
  readonly printer: Printer
  readonly clock: Clock
  readonly limiters: Limiters
  readonly secret: string
  readonly passwordResets: PasswordResets
  readonly failedLogins: FailedLogins
  /** Null: this installation sends no mail. */
  readonly mailer: Mailer | null
  readonly singleSignOn: SingleSignOn
  /** The public address; null: the address of the request. */
  readonly publicUrl: string | null
  readonly installation: Installation
  readonly checkInstallation: () => Promise<InstallationChecks>
  readonly renewalPlace: RenewalPlace | null
  readonly spelling: SpellingLookup
  readonly ownWords: OwnWords
  readonly rosterReader: RosterReader
  readonly remaker: PictureRemaker
  readonly eraser: Eraser
  /** True if a school's service may be in a private network. */
  readonly allowsPrivateProviders: boolean
  readonly onError: (error: unknown) => void
}

/** Creates the handler of every call; a missing one does not compile. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, contents, soundChanges, files, speech, live, clock, printer, limiters } = dependencies
  const tellWaiting = createWaitTeller(database, clock)
  const cardLimits = createLoginLimits(limiters, 'card', tellWaiting)
  const cardHashes = createCardHashes(dependencies.secret)
  const networks = createFamiliarNetworks(dependencies.secret)
  const secondFactors = createSecondFactors(dependencies)
  const reviewWords = createReviewWords({ contents, soundChanges, speech })
  return {
    ...tokenRoutes(
      createTokenService({
        ...dependencies,
        cardLimits,
        cardHashes,
        networks,
        tellWaiting,
        secondFactors,
      }),
      createDevices(dependencies.secret),
      dependencies.publicUrl,
    ),
    ...singleSignOnRoutes({ database, networks, ...dependencies.singleSignOn.forCalls }),
    ...accountRoutes(database),
    ...profileRoutes(database, dependencies.secret),
    ...secretRoutes({ ...dependencies, cardHashes }),
    ...presentRoutes(database),
    ...subscriptionRoutes(database, dependencies.renewalPlace),
    ...curriculumRoutes(database, contents, printer),
    ...groupRoutes(database),
    ...staffRoutes(dependencies),
    ...ownAccountRoutes({ ...dependencies, secretBox: secondFactors.secretBox }),
    ...boardRoutes(dependencies),
    ...todayRoutes(database, contents),
    ...auditLogRoutes(database),
    ...archiveRoutes(dependencies),
    ...rosterRoutes({ database, contents, rosterReader: dependencies.rosterReader }),
    ...weekDictationRoutes({ ...dependencies, writer: createOwnStepWriter() }),
    ...writingSheetRoutes({ database, printer }),
    ...measureRoutes({ database, contents }),
    ...groupPathRoutes({ database, contents, printer }),
    ...supervisorNoteRoutes(database),
    ...goalRoutes(database),
    ...recordRoutes(database, contents),
    ...dailyRoutes(database),
    ...homeRoutes(dependencies),
    ...insightRoutes(database, contents),
    ...instructionRoutes(database, contents),
    ...interventionRoutes(database, contents),
    ...reportRoutes({ database, contents, printer, readDossier }),
    ...loginCardRoutes({
      ...dependencies,
      cardLimits,
      cardHashes,
      takePairing: createPairingLimit(limiters),
    }),
    ...ownStepRoutes(dependencies),
    ...rewardRoutes(database),
    ...diaryRoutes(database.queries),
    ...pathRoutes(database, dependencies),
    ...playRoutes(database, contents),
    ...developerRoutes(database, contents),
    ...privacyRoutes(dependencies),
    ...mendingRoutes({ database, contents }),
    ...audioRoutes(
      createAudioService({ queries: database.queries, contents, soundChanges, speech }),
      createTextService({ queries: database.queries, contents, speech }),
    ),
    ...liveRoutes(database, live),
    ...defineHandlers({
      'GET /api/v1/installation': async () => dependencies.installation,
      'GET /api/v1/begeleider/installation-check': () => dependencies.checkInstallation(),
    }),
    ...reviewRoutes(database, reviewWords),
    ...pronunciationRoutes(reviewWords, speech),
    ...recordingRoutes({ database, contents, reviewWords, soundChanges, files, speech }),
  }
}
