import type { ProviderCheck } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import {
  createForbiddenError,
  createNotFoundError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import type { FamiliarNetworks } from '../login/token/familiar-networks.ts'
import { exchangeCode } from './exchange-code.ts'
import { UnreachableService } from '../../../plugins/outgoing/outgoing-fetch.ts'
import { prepareIdentities, unlinkIdentity } from './identities.ts'
import { ProviderRefused } from './open-id.ts'
import { isProviderForRole, type ConnectedProvider } from './provider.ts'
import {
  addProvider,
  changeProvider,
  getProvider,
  removeProvider,
  describeProviders,
  type ProviderNeeds,
} from './providers.ts'
import { findSchoolByCode, isOwnLogin, listProviders } from './queries.ts'
import type { SingleSignOnFlow, SignInNeeds } from './sign-in.ts'

export interface SingleSignOnRouteNeeds extends Omit<ProviderNeeds, 'addressOf'> {
  readonly database: Database
  readonly networks: FamiliarNetworks
  readonly signIn: SingleSignOnFlow
  readonly openId: SignInNeeds['openId']
}

export function createSingleSignOnRoutes(given: SingleSignOnRouteNeeds) {
  const { database, signIn } = given
  const { queries } = database
  const needs: ProviderNeeds = { ...given, addressOf: signIn.addressOf }
  return defineHandlers({
    'GET /api/v1/school-login/:code': async ({ params }) => {
      const school = await findSchoolByCode(queries, params.code.trim().toLowerCase())
      if (school === undefined) throw createNotFoundError()
      const enabled = (await listProviders(queries, school.id)).filter(({ is_enabled }) => is_enabled)
      const providers = enabled.map(({ key, name, for_whom }) => ({ key, name, for_whom }))
      return { organisation: school.name, providers }
    },
    'POST /sso/token': ({ body, ssoCookie, address, now }) =>
      exchangeCode(given, body, ssoCookie.read(), { address, now }),
    'POST /sso/link': async ({ caller, body, ssoCookie }) => {
      const provider = await signIn.findEnabled(body.provider_key)
      if (provider?.organisation_id !== caller.organisation_id) throw createNotFoundError()
      if (!isProviderForRole(provider.for_whom, caller.role)) throw createNotFoundError()
      if (!(await isOwnLogin(queries, caller.family_id)))
        throw createForbiddenError('Dit kan alleen met uw eigen account.')
      const { secret, url } = await signIn.begin(provider, caller.user_id).catch(tellUnreachable)
      ssoCookie.write(secret.text)
      return { url }
    },
    'GET /api/v1/begeleider/identity-provider': ({ caller }) => describeProviders(queries, caller, needs),
    'POST /api/v1/begeleider/identity-provider': ({ caller, body, now }) =>
      database.transaction((transaction) => addProvider(transaction, caller, body, needs, now)),
    'PUT /api/v1/begeleider/identity-provider/:id': ({ caller, params, body, now }) =>
      database.transaction((transaction) => changeProvider(transaction, caller, params.id, body, needs, now)),
    'DELETE /api/v1/begeleider/identity-provider/:id': async ({ transaction, caller, params, now }) => {
      await removeProvider(transaction, caller, params.id, now)
      return describeProviders(transaction, caller, needs)
    },
    'POST /api/v1/begeleider/identity-provider/:id/check': async ({ caller, params }) =>
      check(given, await getProvider(queries, caller, params.id)),
    'POST /api/v1/begeleider/identity-provider/:id/identity': async ({
      transaction,
      caller,
      params,
      body,
      now,
    }) => {
      const provider = await getProvider(transaction, caller, params.id)
      return prepareIdentities(transaction, caller, provider, body, now)
    },
    'DELETE /api/v1/begeleider/identity/:id': async ({ transaction, caller, params, now }) => {
      await unlinkIdentity(transaction, caller, params.id, now)
      return {}
    },
  })
}

const refusedSentences: readonly (readonly [RegExp, string])[] = [
  [
    /issuer differs/,
    'De inlogdienst noemt zichzelf anders dan het adres dat hier staat. Neem het letterlijk over.',
  ],
  [/is not-web$/, 'De inlogdienst noemt een adres dat geen webadres is.'],
  [/is not-https$/, 'De inlogdienst noemt een adres zonder https://.'],
  [/is private$/, 'De inlogdienst noemt een adres in een besloten netwerk.'],
  [/endpoints missing/, 'De inlogdienst heeft geen adres om in te loggen (authorization of token endpoint).'],
  [/keys/, 'De sleutels van de inlogdienst zijn niet te lezen.'],
  [/another key/, 'Het geheim is met een andere sleutel van deze installatie bewaard. Vul het opnieuw in.'],
]
const refusedOtherwise = 'Op dit adres staat geen inlogdienst voor OpenID Connect.'

async function check(
  { openId, signIn }: SingleSignOnRouteNeeds,
  provider: ConnectedProvider,
): Promise<ProviderCheck> {
  try {
    await openId.check(signIn.connect(provider))
    return { problem: null }
  } catch (error) {
    return { problem: sayProblem(error) }
  }
}

function sayProblem(error: unknown): string {
  if (error instanceof UnreachableService) return error.message
  if (!(error instanceof ProviderRefused)) throw error
  return refusedSentences.find(([pattern]) => pattern.test(error.message))?.[1] ?? refusedOtherwise
}

function tellUnreachable(error: unknown): never {
  throw createProblemError(503, 'Inlogdienst doet het niet', sayProblem(error))
}
