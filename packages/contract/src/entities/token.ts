import * as z from 'zod'

const client = { client_id: z.string().max(100), client_secret: z.string().max(200).optional() }

/** Grants of `/oauth2/token/create` (hub-and-account §7): password, and refresh_token. */
export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: z.string().min(1).max(254),
    password: z.string().min(1).max(200),
    ...client,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1).max(200), ...client }),
])
export type TokenBody = z.infer<typeof TokenBody>

/** RFC 6749 §5.1; `expires_in` in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
})
export type Tokens = z.infer<typeof Tokens>

/** RFC 6749 §5.2; 'User has no active subscription' stands in `error_description` (hub-and-account §8). */
export const TokenError = z.object({ error: z.string(), error_description: z.string() })
export type TokenError = z.infer<typeof TokenError>
