import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { toDutchMessage, toFieldErrors } from '../errors/field-errors.ts'
import { InvalidResponseError } from '../errors/invalid-response.ts'
import { createInvalidInputError, createNotFoundError } from '../errors/problem-error.ts'

const unused = (): never => {
  throw new Error('Fastify asked for a compiler that registerValidation gives.')
}

/** Prevents Fastify from loading two compilers of its own (a hundred files). */
export const noSchemaCompilers = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
}

export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    const result = schema.safeParse(data, { error: toDutchMessage })
    if (result.success) return { value: result.data }
    // An unknown address gets 404, whatever is wrong with it.
    return {
      error:
        httpPart === 'params'
          ? createNotFoundError()
          : createInvalidInputError(toFieldErrors(result.error.issues)),
    }
  })
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        writeJson(schema, data),
  )
}

/** Schemas compiled at first use. A compiled schema takes a tenth of the time and memory of `parse`. */
const compiled = new WeakMap<z.ZodType, z.ZodType>()

/** Writes only the fields of the schema, in which `parse` equals `encode`. Throws InvalidResponseError. */
export function writeJson(schema: z.ZodType, data: unknown): string {
  const known = compiled.get(schema) ?? z.compile(schema)
  compiled.set(schema, known)
  const result = known.safeParse(data)
  if (!result.success) throw new InvalidResponseError(schema, result.error)
  return JSON.stringify(result.data)
}
