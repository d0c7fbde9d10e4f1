import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import type { Limiters } from '../../../plugins/limits/limiters.ts'
import { createOutgoingFetch } from '../../../plugins/outgoing/outgoing-fetch.ts'
import { createLogOutByProvider } from './log-out-by-provider.ts'
import { createOpenId } from './open-id.ts'
import { createSecretBox } from '../../../plugins/auth/secret-box.ts'
import { registerSingleSignOn } from './sign-in-pages.ts'
import { createSingleSignOnFlow, type SignInNeeds } from './sign-in.ts'

export interface SingleSignOnSettings {
  readonly database: Database
  readonly clock: Clock
  readonly limiters: Limiters
  readonly secret: string
  readonly publicUrl: () => string
  /** True if a provider may be in a private network. */
  readonly allowsPrivate: boolean
  readonly onRefused: (error: Error) => void
}

export function createSingleSignOn(settings: SingleSignOnSettings) {
  const { limiters, allowsPrivate } = settings
  const fetchFromSchool = createOutgoingFetch({ allowsPrivate })
  const openId = createOpenId({ fetchFromSchool, allowsPrivate })
  const secretBox = createSecretBox(settings.secret)
  const needs: SignInNeeds = { ...settings, openId, secretBox }
  const signIn = createSingleSignOnFlow(needs)
  const logOutByProvider = createLogOutByProvider(needs, signIn)
  return {
    forCalls: { signIn, openId, secretBox, allowsPrivate },
    registerPages: (app: FastifyInstance): void =>
      registerSingleSignOn(app, { signIn, limiters, logOutByProvider }),
  }
}

export type SingleSignOn = ReturnType<typeof createSingleSignOn>
