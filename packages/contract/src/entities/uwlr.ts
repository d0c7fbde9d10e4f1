import * as z from 'zod'
import { textWithoutNul, UnixSeconds } from './scalars.ts'

const address = z.url({ protocol: /^https?$/ }).max(500)
const given = textWithoutNul(200)
  .transform((text) => text.trim())
  .pipe(z.string().min(1))

/** What the supplier of the administration told the school. `authorisation_key` null: as it is. */
export const UwlrConnectionBody = z.strictObject({
  roster_url: address,
  results_url: address.nullable(),
  client_name: given,
  client_code: given,
  authorisation_key: textWithoutNul(500).min(1).nullable(),
})
export type UwlrConnectionBody = z.infer<typeof UwlrConnectionBody>

/** Never its key. `results_sent_at` null: never. */
export const UwlrConnection = z.object({
  roster_url: z.string(),
  results_url: z.string().nullable(),
  client_name: z.string(),
  client_code: z.string(),
  results_sent_at: UnixSeconds.nullable(),
})
export type UwlrConnection = z.infer<typeof UwlrConnection>

/** Null: the school has none. */
export const UwlrConnections = z.object({ connection: UwlrConnection.nullable() })
export type UwlrConnections = z.infer<typeof UwlrConnections>

export const UwlrSent = z.object({ num_children: z.int(), num_measures: z.int(), connection: UwlrConnection })
export type UwlrSent = z.infer<typeof UwlrSent>
