import type * as z from 'zod'

/** More than this many sentences help nobody. */
const MOST_FIELDS = 20

type Issue = z.core.$ZodRawIssue

/** A Dutch sentence for an issue that the schema itself has no sentence for. */
export function sayInDutch(issue: Issue): string {
  if (issue.input === undefined) return 'Dit veld is verplicht.'
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? 'Dit is te kort.'
        : `Dit is te klein: het minimum is ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? 'Dit is te lang.'
        : `Dit is te groot: het maximum is ${issue.maximum}.`
    case 'invalid_value':
      return `Kies een van: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Onbekend veld: ${issue.keys.join(', ')}.`
    default:
      return 'Dit is geen geldige waarde.'
  }
}

/** The first sentence of each field; `''` stands for the whole. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues.slice(0, MOST_FIELDS)) errors[path.join('.')] ??= message
  return errors
}
