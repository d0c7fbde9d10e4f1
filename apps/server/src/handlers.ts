import type { Speech } from '@letterliaan/speech'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { activityRoutes } from './modules/activity/routes.ts'
import { audioRoutes } from './modules/audio/routes.ts'
import type { AudioSigner } from './modules/audio/signer.ts'
import type { SoundsAhead } from './modules/audio/sounds-ahead.ts'
import { createAudioService } from './modules/audio/service.ts'
import type { Contents } from './modules/curriculum/content.ts'
import { exerciseRoutes } from './modules/exercise/routes.ts'
import { rewardRoutes } from './modules/reward/routes.ts'
import { stepRoutes } from './modules/step/routes.ts'
import { createStepService } from './modules/step/service.ts'
import { tokenRoutes } from './modules/token/routes.ts'
import { createTokenService } from './modules/token/service.ts'
import { userRoutes } from './modules/user/routes.ts'
import { wordRoutes } from './modules/word/routes.ts'
import type { Handlers } from './plugins/contract/handler.ts'

export interface HandlerDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly speech: Speech
  readonly soundsAhead: SoundsAhead
  readonly signer: AudioSigner
  readonly clock: Clock
}

/** The handler of every call: one that is missing does not compile. */
export const createHandlers = ({
  database,
  contents,
  speech,
  soundsAhead,
  signer,
  clock,
}: HandlerDependencies): Handlers => ({
  ...tokenRoutes(createTokenService({ database, clock })),
  ...userRoutes(database),
  ...rewardRoutes(database),
  ...activityRoutes(),
  ...stepRoutes(createStepService(database, contents, soundsAhead)),
  ...exerciseRoutes(database, contents),
  ...wordRoutes(database, contents),
  ...audioRoutes(createAudioService(database.queries, contents, speech), signer),
})
