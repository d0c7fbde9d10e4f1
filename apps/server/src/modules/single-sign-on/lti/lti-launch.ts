import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import * as z from 'zod'
import type { Clock } from '../../../clock.ts'
import type { FetchFromSchool } from '../../../plugins/outgoing/fetch-from-school.ts'
import type { BrowserSecret } from '../browser-secret.ts'
import { ProviderRefused } from '../oidc/open-id.ts'
import type { LtiProvider } from '../provider.ts'
import type { CheckedAnswer } from '../ticket.ts'

const claimOf = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const maxAgeSeconds = 5 * 60
const clockTolerance = 30
const maxSubjectLength = 255

/** What a platform sends a browser with, to begin (Security Framework 1.0, §5.1.1.1). */
export interface LtiInitiation {
  readonly iss: string
  readonly client_id: string
  readonly login_hint: string
  readonly lti_message_hint: string
}

const Launch = z.object({
  sub: z.string().min(1).max(maxSubjectLength),
  nonce: z.string().min(1),
  message_type: z.literal('LtiResourceLinkRequest'),
  version: z.literal('1.3.0'),
  deployment_id: z.string(),
  custom: z.record(z.string(), z.unknown()).optional(),
})

const readLaunch = (payload: JWTPayload) =>
  Launch.safeParse({
    sub: payload.sub,
    nonce: payload['nonce'],
    message_type: payload[claimOf('message_type')],
    version: payload[claimOf('version')],
    deployment_id: payload[claimOf('deployment_id')],
    custom: payload[claimOf('custom')],
  })

export interface LtiNeeds {
  readonly fetchFromSchool: FetchFromSchool
  readonly clock: Clock
}

/** LTI 1.3: a launch from the school's learning environment, which begins it; in a window of its own. */
export function createLtiLaunch({ fetchFromSchool, clock }: LtiNeeds) {
  const fetchKeys = async ({ settings }: LtiProvider): Promise<JSONWebKeySet> => {
    const response = await fetchFromSchool(settings.keys_url)
    if (response.status !== 200) throw new ProviderRefused(`keys ${response.status}`)
    return (await response.json()) as JSONWebKeySet
  }

  return {
    /** Are its keys there? Throws UnreachableService or ProviderRefused. */
    async check(provider: LtiProvider): Promise<void> {
      createLocalJWKSet(await fetchKeys(provider))
    },

    /** Where the browser goes. Throws ProviderRefused for another platform. */
    begin(
      { issuer, settings }: LtiProvider,
      { state, nonce }: BrowserSecret,
      redirect_uri: string,
      { iss, client_id, login_hint, lti_message_hint }: LtiInitiation,
    ): string {
      if (iss !== issuer) throw new ProviderRefused('launch: issuer')
      if (client_id !== '' && client_id !== settings.client_id) throw new ProviderRefused('launch: client')
      if (login_hint === '') throw new ProviderRefused('launch: no login hint')
      const url = new URL(settings.authorization_url)
      const asked = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: settings.client_id,
        redirect_uri,
        login_hint,
        ...(lti_message_hint !== '' && { lti_message_hint }),
        state,
        nonce,
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },

    /** Throws UnreachableService or ProviderRefused. Whether the nonce is the browser's own is seen where its cookie is. */
    async read(provider: LtiProvider, id_token: string, state: string): Promise<CheckedAnswer> {
      const { issuer, settings } = provider
      const keys = createLocalJWKSet(await fetchKeys(provider))
      const { payload } = await jwtVerify(id_token, keys, {
        issuer,
        audience: settings.client_id,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: maxAgeSeconds,
        clockTolerance,
        currentDate: new Date(clock.nowMs()),
      }).catch((error: Error) => {
        throw new ProviderRefused(`launch: ${error.message}`)
      })
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== settings.client_id)
        throw new ProviderRefused('launch: authorised party')
      const read = readLaunch(payload)
      if (!read.success) throw new ProviderRefused('launch: claims')
      if (read.data.deployment_id !== settings.deployment_id) throw new ProviderRefused('launch: deployment')
      const subject = readSubject(read.data, settings.subject_attribute)
      // A platform does not say whether a mail address was verified: it joins nobody.
      const said = { issuer, subject, verifiedEmail: null, session: null }
      return { said, requestId: state, nonce: read.data.nonce }
    },
  }
}

export type LtiLaunch = ReturnType<typeof createLtiLaunch>

/** By its own number, or what the school has its platform send along as a custom field. */
function readSubject({ sub, custom }: z.infer<typeof Launch>, attribute: string | null): string {
  if (attribute === null) return sub
  const subject = custom?.[attribute]
  // A platform that knows no value sends the name of its variable.
  if (
    typeof subject !== 'string' ||
    subject === '' ||
    subject.startsWith('$') ||
    subject.length > maxSubjectLength
  )
    throw new ProviderRefused('launch: no lasting name')
  return subject
}
