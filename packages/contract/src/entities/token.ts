import * as z from 'zod'
import { cardPictures, pictureCodeLength } from '../card-pictures.ts'
import { passwordLimits } from '../limits.ts'
import { textWithoutNul, UnixSeconds } from './scalars.ts'

const client = {
  client_id: textWithoutNul(100).describe(
    'Which program logs in: `letterliaan-game` for whoever has no other.',
  ),
  client_secret: textWithoutNul(200).optional(),
}

/** Grants of `/oauth2/token/create` (API-8): password, and refresh_token. */
export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: textWithoutNul(254).min(1),
    password: textWithoutNul(passwordLimits.max).min(1),
    ...client,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: textWithoutNul(200).min(1), ...client }),
])
export type TokenBody = z.infer<typeof TokenBody>

/**
 * How a student is logged in without its password (rules.md, Accounts). `impersonation`: by a supervisor who may only look.
 * `take_over`: by a supervisor who acts in the child's place. Both work once, within 5 minutes. `login_card`: by the child,
 * until the card is revoked.
 */
export const ExchangeTokenKind = z.enum(['impersonation', 'take_over', 'login_card'])
export type ExchangeTokenKind = z.infer<typeof ExchangeTokenKind>

/** The pictures that a login card asks for besides its token, in order (rules.md, Accounts). */
export const PictureCode = z.array(z.enum(cardPictures)).length(pictureCodeLength)
export type PictureCode = z.infer<typeof PictureCode>

/** Only a login card may ask for pictures. */
export const NewExchangeToken = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('impersonation') }),
  z.strictObject({ kind: z.literal('take_over') }),
  z.strictObject({ kind: z.literal('login_card'), with_pictures: z.boolean().default(false) }),
])
export type NewExchangeToken = z.infer<typeof NewExchangeToken>

/**
 * Told once, to who made it: only hashes are kept. `expires_at` in unix seconds; null: until it is revoked. `code`: the short
 * code of a login card; null for other kinds. `pictures` null: none are asked.
 */
export const ExchangeToken = z.object({
  kind: ExchangeTokenKind,
  token: z.string(),
  code: z.string().nullable(),
  expires_at: UnixSeconds.nullable(),
  pictures: PictureCode.nullable(),
})
export type ExchangeToken = z.infer<typeof ExchangeToken>

/**
 * A token for a token of another kind (API-9), for impersonation and login cards; the short code of a card is one as well. The
 * client is the game unless told. A card that asks for pictures refuses a token without them as `pictures_required`: nothing is used up by asking.
 */
export const ExchangeBody = z.object({
  grant_type: z.literal('exchange_token'),
  token: textWithoutNul(200).min(1),
  pictures: PictureCode.optional(),
  client_id: textWithoutNul(100).default('letterliaan-game'),
  client_secret: textWithoutNul(200).optional(),
})
export type ExchangeBody = z.infer<typeof ExchangeBody>

/** RFC 7009 §2.1; the kind of token need not be told. */
export const RevokeBody = z.object({
  token: textWithoutNul(200).min(1),
  token_type_hint: textWithoutNul(100).optional(),
  ...client,
})
export type RevokeBody = z.infer<typeof RevokeBody>

/** RFC 6749 §5.1; `expires_in` in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
})
export type Tokens = z.infer<typeof Tokens>

/** RFC 6749 §5.2; 'User has no active subscription' stands in `error_description` (rules.md, Shapes of the API). */
export const TokenError = z.object({ error: z.string(), error_description: z.string() })
export type TokenError = z.infer<typeof TokenError>
