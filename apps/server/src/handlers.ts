import type { Installation, InstallationChecks } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import {
  createAudioRoutes,
  createAudioService,
  createReviewWords,
  createTextService,
  createPronunciationRoutes,
  createRecordingRoutes,
  createReviewRoutes,
  type SoundCorrectionsReader,
} from './modules/sound/index.ts'
import type { LinkSigner } from './plugins/auth/link-signer.ts'
import {
  createCurriculumRoutes,
  createOwnStepRoutes,
  type OwnWordAnalyser,
  type PictureRemaker,
  type Printer,
  type SpellingLookup,
} from './modules/curriculum/index.ts'
import { createAuditLogRoutes } from './modules/audit-log/index.ts'
import type { Mailer } from './mailer.ts'
import {
  createMendingRoutes,
  type Eraser,
  createPrivacyRoutes,
  createArchiveRoutes,
} from './modules/data/index.ts'
import {
  createDeveloperRoutes,
  createDailyRoutes,
  createGoalRoutes,
  createRecordRoutes,
  createGroupPathRoutes,
  createRewardRoutes,
  createPathRoutes,
  type StepDependencies,
  createPlayRoutes,
  createProfileRoutes,
  createPresentRoutes,
} from './modules/learn/index.ts'
import { type LiveHub, createLiveRoutes } from './modules/live/index.ts'
import {
  createCardHasher,
  createFamiliarNetworks,
  createLoginLimits,
  createWaitNotifier,
  createTokenService,
  type FailedLoginLog,
  type PasswordResets,
  createLoginSecretRoutes,
  createTokenRoutes,
  createSecondFactors,
  createOwnAccountRoutes,
  type SingleSignOn,
  createSingleSignOnRoutes,
} from './modules/identity/index.ts'
import type { OnError } from './plugins/watch.ts'
import { createDiaryRoutes } from './modules/diary/index.ts'
import {
  createHomeRoutes,
  createInsightRoutes,
  createReportRoutes,
  createMeasureRoutes,
  createInstructionRoutes,
  createInterventionRoutes,
  createTodayRoutes,
} from './modules/insight/index.ts'
import {
  createGroupRoutes,
  createPairingLimit,
  createLoginCardRoutes,
  createStaffRoutes,
  createAccountRoutes,
} from './modules/people/index.ts'
import { createBoardRoutes, type RosterReader, createRosterRoutes } from './modules/school/index.ts'
import { type RenewalPlace, createSubscriptionRoutes } from './modules/subscriptions/index.ts'
import { createWeekDictationRoutes, createWritingSheetRoutes } from './modules/paper/index.ts'
import { defineHandlers, type Handlers } from './plugins/contract/handler.ts'
import { createLoginDevices } from './plugins/limits/device.ts'
import type { Limiters } from './plugins/limits/limiters.ts'

export interface HandlerDependencies extends StepDependencies {
  /** Limited to the caller's organisation, or unlimited if the caller is not logged in. */
  readonly database: Database
  readonly soundCorrections: SoundCorrectionsReader
  readonly files: FileStore
  readonly speech: Speech
  readonly signer: LinkSigner
  readonly live: LiveHub
  readonly printer: Printer
  readonly clock: Clock
  readonly limiters: Limiters
  readonly secret: string
  readonly passwordResets: PasswordResets
  readonly failedLogins: FailedLoginLog
  /** Null: this installation sends no mail. */
  readonly mailer: Mailer | null
  readonly singleSignOn: SingleSignOn
  /** The public address; null: the address of the request. */
  readonly publicUrl: string | null
  readonly installation: Installation
  readonly checkInstallation: () => Promise<InstallationChecks>
  readonly renewalPlace: RenewalPlace | null
  readonly spelling: SpellingLookup
  readonly ownWords: OwnWordAnalyser
  readonly rosterReader: RosterReader
  readonly remaker: PictureRemaker
  readonly eraser: Eraser
  /** True if a school's service may be in a private network. */
  readonly allowsPrivateProviders: boolean
  readonly onError: OnError
}

/** Creates the handler of every call; a missing one does not compile. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { database, contents, soundCorrections, files, speech, live, clock, printer, limiters } = dependencies
  const notifyWaiting = createWaitNotifier(database, clock)
  const cardLimits = createLoginLimits(limiters, 'card', notifyWaiting)
  const cardHasher = createCardHasher(dependencies.secret)
  const networks = createFamiliarNetworks(dependencies.secret)
  const secondFactors = createSecondFactors(dependencies)
  const reviewWords = createReviewWords({ contents, soundCorrections, speech })
  return {
    ...createTokenRoutes(
      createTokenService({
        ...dependencies,
        cardLimits,
        cardHasher,
        networks,
        notifyWaiting,
        secondFactors,
      }),
      createLoginDevices(dependencies.secret),
      dependencies.publicUrl,
    ),
    ...createSingleSignOnRoutes({ database, networks, ...dependencies.singleSignOn.forCalls }),
    ...createAccountRoutes(database),
    ...createProfileRoutes(database, dependencies.secret),
    ...createLoginSecretRoutes({ ...dependencies, cardHasher }),
    ...createPresentRoutes(database),
    ...createSubscriptionRoutes(database, dependencies.renewalPlace),
    ...createCurriculumRoutes(database, contents, printer),
    ...createGroupRoutes(database),
    ...createStaffRoutes(dependencies),
    ...createOwnAccountRoutes({ ...dependencies, secretBox: secondFactors.secretBox }),
    ...createBoardRoutes(dependencies),
    ...createTodayRoutes(database, contents),
    ...createAuditLogRoutes(database),
    ...createArchiveRoutes(dependencies),
    ...createRosterRoutes({ database, contents, rosterReader: dependencies.rosterReader }),
    ...createWeekDictationRoutes(dependencies),
    ...createWritingSheetRoutes({ database, printer }),
    ...createMeasureRoutes({ database, contents }),
    ...createGroupPathRoutes({ database, contents, printer }),
    ...createGoalRoutes(database),
    ...createRecordRoutes(database, contents),
    ...createDailyRoutes(database),
    ...createHomeRoutes(dependencies),
    ...createInsightRoutes(database, contents),
    ...createInstructionRoutes(database, contents),
    ...createInterventionRoutes(database, contents),
    ...createReportRoutes({ database, contents, printer }),
    ...createLoginCardRoutes({
      ...dependencies,
      cardLimits,
      cardHasher,
      takePairing: createPairingLimit(limiters),
    }),
    ...createOwnStepRoutes(dependencies),
    ...createRewardRoutes(database),
    ...createDiaryRoutes(database.queries),
    ...createPathRoutes(database, dependencies),
    ...createPlayRoutes(database, contents),
    ...createDeveloperRoutes(database, contents),
    ...createPrivacyRoutes(dependencies),
    ...createMendingRoutes({ database, contents }),
    ...createAudioRoutes(
      createAudioService({ queries: database.queries, contents, soundCorrections, speech }),
      createTextService({ queries: database.queries, contents, speech }),
    ),
    ...createLiveRoutes(database, live),
    ...defineHandlers({
      'GET /api/v1/installation': async () => dependencies.installation,
      'GET /api/v1/begeleider/installation-check': () => dependencies.checkInstallation(),
    }),
    ...createReviewRoutes(database, reviewWords),
    ...createPronunciationRoutes(reviewWords, speech),
    ...createRecordingRoutes({ database, contents, reviewWords, soundCorrections, files, speech }),
  }
}
