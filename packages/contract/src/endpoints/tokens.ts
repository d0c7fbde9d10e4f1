import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ExchangeBody,
  ExchangeReply,
  PasskeyOptions,
  RevokeBody,
  TokenBody,
  Tokens,
} from '../entities/index.ts'

/** No Idempotency-Key, as tokens must not be stored (ADR 15). Limited by account and device (ADR 18). */
export const tokenEndpoints = defineEndpoints({
  'POST /oauth2/token/create': {
    summary:
      'Log in with a password, or renew with a refresh token (RFC 6749). Who has a second factor gets `second_factor_required` with a challenge, and answers it here',
    tag: 'token',
    auth: 'none',
    body: TokenBody,
    response: Tokens,
    errors: 'oauth',
    form: true,
  },
  'POST /oauth2/token/passkey': {
    summary: 'Begin to log in with a passkey alone; the answer is the same for everybody',
    tag: 'token',
    auth: 'none',
    response: PasskeyOptions,
    perMinute: 120,
    errors: 'oauth',
  },
  'POST /oauth2/token/revoke': {
    summary: 'End the login that a token is of (RFC 7009); a token that is worth nothing is no error',
    tag: 'token',
    auth: 'none',
    body: RevokeBody,
    response: z.object({}),
    perMinute: 1200,
    errors: 'oauth',
    form: true,
  },
  'POST /api/v1/exchange-token': {
    summary:
      'Log in as a student with an exchange token: of a supervisor who looks along, or of a login card',
    tag: 'token',
    auth: 'none',
    body: ExchangeBody,
    response: ExchangeReply,
    errors: 'oauth',
    form: true,
  },
})
