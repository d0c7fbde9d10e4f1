import { InvalidResponseError } from './invalid-response.ts'

/** An error for the log, which contains no user input (docs/adr/0057-watched-and-bounded.md). */
export interface LoggedError {
  readonly [key: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly constraint?: string
  readonly table?: string
  /** Fields of a response that do not fit its schema. */
  readonly fields?: readonly string[]
  readonly stack: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const maxDepth = 4
const maxFrames = 8
const maxErrors = 5
const maxLength = 300

export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { cause } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const goesOn = depth < maxDepth
  return {
    type: error.name,
    message: redactMessage(error.message),
    ...(isPlain(code) && { code }),
    // These are names in our database schema and no user input.
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error instanceof InvalidResponseError && { fields: error.fields }),
    stack: framesOf(error),
    ...(cause instanceof Error && goesOn && { cause: describeError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      goesOn && {
        errors: error.errors.slice(0, maxErrors).map((each: unknown) => describeError(each, depth + 1)),
      }),
  }
}

/** Removes data from a message: text in quotes or brackets, addresses, paths and long words. */
export const redactMessage = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .slice(0, maxLength * 2)
    .replace(
      /"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)|<[^>]*(>|$)|\([^)]*(\)|$)|\{[^}]*(\}|$)|\[[^\]]*(\]|$)/g,
      '…',
    )
    .replace(/(^|[\s:=,])'[^']*('|$)/g, '$1…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\S*\/\S*/g, '…')
    .replace(/\S*\d[\w-]{7,}/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .slice(0, maxLength)

const isPlain = (code: unknown): code is string | number =>
  typeof code === 'number' || (typeof code === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(code))

/** Returns the stack frames. The lines before them only repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, maxFrames)
    .join('\n')
