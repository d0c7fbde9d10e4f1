import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { toDutchMessage, toFieldErrors } from '../errors/field-errors.ts'
import { invalidInput, notFound } from '../errors/problem-error.ts'

const unused = (): never => {
  throw new Error('Fastify asked for a compiler that registerValidation gives.')
}

/** For the making of Fastify: else it loads two compilers of its own, a hundred files, before it is told of ours. */
export const withoutCompilers = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
}

/** Checks what comes in and what goes out by the contract's schemas; what is wrong is told by field, in Dutch. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    const result = schema.safeParse(data, { error: toDutchMessage })
    if (result.success) return { value: result.data }
    // An address that names nothing is not found, whatever its form.
    return { error: httpPart === 'params' ? notFound() : invalidInput(toFieldErrors(result.error.issues)) }
  })
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        writeJson(schema, data),
  )
}

/** Schemas as code of their own, made at their first use: a tenth of the time of going through them, and of the garbage. */
const compiled = new WeakMap<z.ZodType, z.ZodType>()

/**
 * What goes out, as JSON with nothing that its schema does not name. Throws ZodError when it is something else. Nothing is
 * transformed, so that `parse` says what `encode` does, in half the time.
 */
export function writeJson(schema: z.ZodType, data: unknown): string {
  const known = compiled.get(schema) ?? z.compile(schema)
  compiled.set(schema, known)
  return JSON.stringify(known.parse(data))
}
