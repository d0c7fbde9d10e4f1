import * as z from 'zod'
import { cardPictures, pictureCodeLength } from '../card-pictures.ts'
import { passwordLimits } from '../limits.ts'
import { PasskeyAnswer, PasskeyOptions, SecondFactorMethod } from './own-account.ts'
import { textWithoutNul, UnixSeconds } from './scalars.ts'

const client = {
  client_id: textWithoutNul(100).describe(
    'Which program logs in: `letterliaan-game` for whoever has no other.',
  ),
  client_secret: textWithoutNul(200).optional(),
}

/** Logins by password and refresh_token (API-8). The other types are the second step (ADR 52). */
export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: textWithoutNul(254).min(1),
    password: textWithoutNul(passwordLimits.max).min(1),
    ...client,
  }),
  z.object({
    grant_type: z.literal('second_factor'),
    challenge: textWithoutNul(200).min(1),
    code: textWithoutNul(20).min(1).optional(),
    recovery_code: textWithoutNul(60).min(1).optional(),
    passkey: PasskeyAnswer.optional(),
    ...client,
  }),
  /** A login with only a passkey. */
  z.object({
    grant_type: z.literal('passkey'),
    challenge: textWithoutNul(200).min(1),
    passkey: PasskeyAnswer,
    ...client,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: textWithoutNul(200).min(1), ...client }),
])
export type TokenBody = z.infer<typeof TokenBody>

/** rules.md, Accounts. `take_over`: acts for the child. All but `login_card` are valid once, for 5 minutes. */
export const ExchangeTokenKind = z.enum(['impersonation', 'take_over', 'login_card'])
export type ExchangeTokenKind = z.infer<typeof ExchangeTokenKind>

/** The pictures in order (rules.md, Accounts). */
export const PictureCode = z.array(z.enum(cardPictures)).length(pictureCodeLength)
export type PictureCode = z.infer<typeof PictureCode>

/** Only login cards may require pictures. */
export const NewExchangeToken = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('impersonation') }),
  z.strictObject({ kind: z.literal('take_over') }),
  z.strictObject({ kind: z.literal('login_card'), with_pictures: z.boolean().default(false) }),
])
export type NewExchangeToken = z.infer<typeof NewExchangeToken>

/** Returned once, because only hashes are stored. `expires_at` null: valid until revoked. `pictures` null: none. */
export const ExchangeToken = z.object({
  kind: ExchangeTokenKind,
  token: z.string(),
  code: z.string().nullable(),
  expires_at: UnixSeconds.nullable(),
  pictures: PictureCode.nullable(),
})
export type ExchangeToken = z.infer<typeof ExchangeToken>

/** The token of API-9, which may also be the short code of a card. */
export const ExchangeBody = z.object({
  grant_type: z.literal('exchange_token'),
  token: textWithoutNul(200).min(1),
  pictures: PictureCode.optional(),
  client_id: textWithoutNul(100).default('letterliaan-game'),
  client_secret: textWithoutNul(200).optional(),
})
export type ExchangeBody = z.infer<typeof ExchangeBody>

/** The token to revoke (RFC 7009 §2.1). The token type is optional. */
export const RevokeBody = z.object({
  token: textWithoutNul(200).min(1),
  token_type_hint: textWithoutNul(100).optional(),
  ...client,
})
export type RevokeBody = z.infer<typeof RevokeBody>

/** Tokens as in RFC 6749 §5.1. `expires_in` is in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
})
export type Tokens = z.infer<typeof Tokens>

/** `second_factor_required`: the password is right, and this is the input of the second step. */
export const SecondFactorAsked = z.object({
  challenge: z.string(),
  methods: z.array(SecondFactorMethod),
  passkey_options: PasskeyOptions.shape.options.nullable(),
})
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

/** `pictures_required`: the card is right and not used up. The same call with its pictures logs in. */
export const ExchangeReply = z.discriminatedUnion('token_type', [
  Tokens,
  z.object({ token_type: z.literal('pictures_required') }),
])
export type ExchangeReply = z.infer<typeof ExchangeReply>

export const TokenError = z.object({
  error: z.string(),
  error_description: z.string(),
  second_factor: SecondFactorAsked.optional(),
})
export type TokenError = z.infer<typeof TokenError>
