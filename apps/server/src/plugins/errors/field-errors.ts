import type * as z from 'zod'

const maxFields = 20

type Issue = z.core.$ZodRawIssue

export function toDutchMessage(issue: Issue): string {
  if (issue.input === undefined) return 'Dit veld is verplicht.'
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'Dit is te kort.' : `Het minimum is ${issue.minimum}.`
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'Dit is te lang.' : `Het maximum is ${issue.maximum}.`
  if (issue.code === 'invalid_value') return `Kies een van: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'unrecognized_keys') return `Onbekend veld: ${issue.keys.join(', ')}.`
  return 'Dit is geen geldige waarde.'
}

export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors = issues.slice(0, maxFields).map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(errors.toReversed())
}
