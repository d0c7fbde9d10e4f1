import { isFirstName, isNameText } from '@letterliaan/roster'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'

const rules = { first_name: isFirstName, last_name: isNameText, screen_name: isFirstName } as const

export type PersonNames = { readonly [Field in keyof typeof rules]?: string | undefined }

/** Throws 422 for text that is no name, because names are printed. Accepts the stored name (`known`). */
export function assertPersonNames(names: PersonNames, known: PersonNames, sentence: string): void {
  const wrong = (Object.keys(rules) as (keyof typeof rules)[]).filter((field) => {
    const name = names[field]
    return name !== undefined && name !== known[field] && !rules[field](name)
  })
  if (wrong.length > 0)
    throw createInvalidInputError(Object.fromEntries(wrong.map((field) => [field, sentence])), sentence)
}
