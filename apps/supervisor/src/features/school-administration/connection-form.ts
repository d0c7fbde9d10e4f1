import type { UwlrConnection, UwlrConnectionBody } from '@letterliaan/contract'

/** As it is typed. */
export interface ConnectionFields {
  readonly roster_url: string
  readonly results_url: string
  readonly client_name: string
  readonly client_code: string
  readonly authorisation_key: string
}

export const toConnectionFields = (connection: UwlrConnection | null): ConnectionFields => ({
  roster_url: connection?.roster_url ?? '',
  results_url: connection?.results_url ?? '',
  client_name: connection?.client_name ?? '',
  client_code: connection?.client_code ?? '',
  authorisation_key: '',
})

/** Null: something that must be there is empty. */
export function readConnectionFields(
  fields: ConnectionFields,
  connection: UwlrConnection | null,
): UwlrConnectionBody | null {
  const roster_url = fields.roster_url.trim()
  const client_name = fields.client_name.trim()
  const client_code = fields.client_code.trim()
  const authorisation_key = fields.authorisation_key.trim() || null
  if ([roster_url, client_name, client_code].includes('')) return null
  if (authorisation_key === null && connection === null) return null
  return {
    roster_url,
    results_url: fields.results_url.trim() || null,
    client_name,
    client_code,
    authorisation_key,
  }
}
