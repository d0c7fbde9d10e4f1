import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { toDutchMessage, toFieldErrors } from '../errors/field-errors.ts'
import { invalidInput, notFound } from '../errors/problem-error.ts'

/** Checks what comes in and what goes out by the contract's schemas; what is wrong is told by field, in Dutch. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data) => {
    const result = schema.safeParse(data, { error: toDutchMessage })
    if (result.success) return { value: result.data }
    // An address that names nothing is not found, whatever its form.
    return { error: httpPart === 'params' ? notFound() : invalidInput(toFieldErrors(result.error.issues)) }
  })
  // Nothing that goes out is transformed, so that `parse` says what `encode` does, in half the time.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  )
}
