import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { InvalidResponseError } from '../errors/invalid-response.ts'
import { writeJson } from './validation.ts'

const Child = z.object({ name: z.string(), points: z.int().min(0), best: z.string().optional() })

test('a response omits fields that are not in its schema', () => {
  expect(writeJson(Child, { name: 'Noor', points: 3, password_hash: 'x' })).toBe('{"name":"Noor","points":3}')
})

test('a response that violates its schema is not sent', () => {
  expect(() => writeJson(Child, { name: 'Noor', points: -1 })).toThrow(InvalidResponseError)
  expect(() => writeJson(Child, { name: 'Noor' })).toThrow(InvalidResponseError)
})

test('every response schema of the contract can be compiled', () => {
  const schemas = Object.keys(contract).flatMap((call) => getEndpoint(call as EndpointName).response ?? [])
  expect(() => schemas.map((schema) => z.compile(schema, { strict: true }))).not.toThrow()
})
