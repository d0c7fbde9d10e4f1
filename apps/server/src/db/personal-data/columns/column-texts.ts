import type { Schema } from '../../schema.ts'
import type { Table } from '../description.ts'
import type { tables } from '../tables.ts'
import type { commonColumns } from './common-columns.ts'

/** Who can see what a table holds, besides who manages the server. */
export const seenByTexts = {
  child: 'het kind, zijn begeleiders en meekijkers, de beheerders van de school',
  supervisors: 'begeleiders en meekijkers van het kind, de beheerders van de school',
  school: 'begeleiders, meekijkers en beheerders van de school',
  administrators: 'de beheerders van de school',
  owner: 'wie het account heeft',
  home: 'begeleiders van het kind; wie de link van hen kreeg ziet de bladzijde',
  nobody: 'niemand: alleen de server gebruikt het',
} as const

type ColumnOf<T extends Table> = keyof Schema[T] & string
type CommonColumn = keyof typeof commonColumns

export interface PersonalTexts<Column extends string = string> {
  readonly title: string
  readonly why: string
  readonly seenBy: keyof typeof seenByTexts
  /** What stands in a column, in Dutch. One of `commonColumns` may be said better here. */
  readonly columns: { readonly [C in Exclude<Column, CommonColumn>]: string } & {
    readonly [C in Column & CommonColumn]?: string
  }
}

/** What such a table holds instead. */
export interface ImpersonalTexts {
  readonly holds: string
}

/** A table that has a person, by its description. */
type HasPeople = { readonly owner: 'child' | 'user' | 'supervisor' } | { readonly people: unknown }

/** A table or a column without a line does not compile. */
export type ColumnTexts = {
  readonly [T in Table]: (typeof tables)[T] extends HasPeople
    ? PersonalTexts<ColumnOf<T>>
    : PersonalTexts<ColumnOf<T>> | ImpersonalTexts
}
