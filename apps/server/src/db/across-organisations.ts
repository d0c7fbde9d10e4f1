import { sql, type RawBuilder } from 'kysely'

/** Marks a statement that may reach rows of any organisation, with the reason (ADR 54): `.modifyEnd(markAcrossOrganisations(…))`. */
export function markAcrossOrganisations(why: string): RawBuilder<never> {
  if (!/^[\w ,’-]+$/.test(why)) throw new Error('A comment in SQL is plain words.')
  return sql.raw(`/* across organisations: ${why} */`)
}

export const isAcrossOrganisations = (text: string): boolean =>
  /\/\* across organisations: [\w ,’-]+ \*\//.test(text)
