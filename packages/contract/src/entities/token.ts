import * as z from 'zod'

/** A text without NUL, which no database text can hold: form bodies come in as they are. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0'))

const client = { client_id: text(100), client_secret: text(200).optional() }

/** Grants of `/oauth2/token/create` (hub-and-account §7): password, and refresh_token. */
export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: text(254).min(1),
    password: text(200).min(1),
    ...client,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: text(200).min(1), ...client }),
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
