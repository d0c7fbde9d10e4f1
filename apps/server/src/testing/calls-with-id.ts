import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import * as z from 'zod'

export const endpointNames = Object.keys(contract) as EndpointName[]

/** Ids that other parties give and that identify no row. */
const ofOthers: ReadonlySet<string> = new Set(['client_id', 'deployment_id'])

export const isId = (name: string): boolean => /(^|_)ids?$|^file_name$/.test(name) && !ofOthers.has(name)

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

export const listFields = (schema: z.ZodType | undefined): string[] =>
  schema ? namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })) : []

const takesId = (call: EndpointName): boolean => {
  const { body, query, params } = getEndpoint(call)
  return [call.includes('/:') ? 'id' : '', ...[body, query, params].flatMap(listFields)].some(isId)
}

export const callsWithId: readonly EndpointName[] = endpointNames.filter(takesId)
