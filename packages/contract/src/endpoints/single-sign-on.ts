import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  Id,
  IdentityProvider,
  IdentityProviderBody,
  IdentityProviders,
  LinkBegun,
  LinkBody,
  PreparedIdentities,
  PreparedResult,
  ProviderCheck,
  SchoolLogin,
  SignInCodeBody,
  Tokens,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const tag = 'single-sign-on'
const maxBodyBytes = 256 * 1024

/** The browser's redirects to a provider and back are not API calls: `/sso/:key/start` and its successors. */
export const singleSignOnEndpoints = defineEndpoints({
  'GET /api/v1/school-login/:code': {
    summary: 'Where people of the school with this code log in',
    tag,
    auth: 'none',
    params: z.object({ code: z.string().max(100) }),
    response: SchoolLogin,
    perMinute: 300,
  },
  'POST /sso/token': {
    summary: 'Log in with the code that came back from the school; only in the browser that began',
    tag,
    auth: 'none',
    body: SignInCodeBody,
    response: Tokens,
    errors: 'oauth',
    perMinute: 600,
  },
  'POST /sso/link': {
    summary: "Begin to link the caller's own account with that at a provider; answers where to go",
    tag,
    auth: 'bearer',
    needs: 'supervisor',
    body: LinkBody,
    response: LinkBegun,
    perMinute: 20,
  },
  'GET /api/v1/begeleider/identity-provider': {
    summary: 'Where people of this school log in, who is linked, and the addresses that a provider must know',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    response: IdentityProviders,
  },
  'POST /api/v1/begeleider/identity-provider': {
    summary: 'Add a provider of OpenID Connect',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    body: IdentityProviderBody,
    maxBodyBytes,
    response: IdentityProvider,
    success: 201,
  },
  'PUT /api/v1/begeleider/identity-provider/:id': {
    summary: 'Change a provider; its secret stays when none is sent',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    params,
    body: IdentityProviderBody,
    maxBodyBytes,
    response: IdentityProvider,
  },
  'POST /api/v1/begeleider/identity-provider/:id/check': {
    changesNothing: true,
    summary: 'Ask the provider whether it is there, and offers what is needed',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    params,
    response: ProviderCheck,
    perMinute: 20,
  },
  'POST /api/v1/begeleider/identity-provider/:id/identity': {
    summary: 'Prepare links: who logs in there under this name, is this user; no other administrator',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    params,
    body: PreparedIdentities,
    maxBodyBytes,
    response: PreparedResult,
    idempotent: true,
  },
  'DELETE /api/v1/begeleider/identity/:id': {
    summary:
      'Undo a link of the own account, or for an administrator of somebody of the school; its logins end',
    tag,
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: z.object({}),
    idempotent: true,
  },
  'DELETE /api/v1/begeleider/identity-provider/:id': {
    summary: 'Remove a provider with its links; logins by it end',
    tag,
    auth: 'bearer',
    needs: 'administrator',
    params,
    response: IdentityProviders,
    idempotent: true,
  },
})
