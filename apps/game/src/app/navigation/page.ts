import type { LoggedInUser, Student } from '@letterliaan/contract'
import type { SceneName } from '@letterliaan/ui/scenes'
import type { SoundName } from '@letterliaan/ui/sound'
import type { Redirect } from '@letterliaan/web/navigator'
import { createPage, type Page, type PageMatch, type RawParams } from '@letterliaan/web/page'
import type { Query } from '@letterliaan/web/query'
import type { ComponentType } from 'react'
import type { Queries } from '../data/queries.ts'
import type { PageAccess } from '../guard/access.ts'

/** What a page looks and sounds like (NAV-8). */
export interface PageMeta {
  readonly title: string
  /** The scene behind the page. */
  readonly background?: SceneName | undefined
  /** The link back at the top left. */
  readonly back?: { readonly to: string; readonly label: string } | undefined
  /** The music behind the page, or undefined for silence. */
  readonly music?: SoundName | undefined
  /** What is softly heard at a place without music: it belongs to 'Muziek', but nobody is welcomed by it. */
  readonly ambience?: SoundName | undefined
}

/** What a page may want to know besides the student. */
export type PageProfile = Pick<LoggedInUser, 'asks_date_of_birth'>

/** A page as data: its address, who may open it, what it fetches and shows. `P` are the parameters of its address. */
export interface PageDefinition<P extends object> extends Omit<PageMeta, 'music' | 'ambience'> {
  /** `/wereld/$world_id` */
  readonly path: string
  readonly access: PageAccess
  /** Reads the parameters; null if the address means another page, or none. */
  readonly read?: (raw: RawParams) => P | null
  /** Where a child is redirected that fulfils `access` but may not see this page yet; null when it may. */
  readonly redirect?: (student: Student, params: P, profile: PageProfile) => Redirect | null
  /** What the page fetches besides profile and badges (NAV-4). */
  readonly fetches?: (queries: Queries, params: P) => readonly Query<unknown>[]
  /** Where a child goes when the page's data does not exist; without it the child sees the 'not found' page. */
  readonly ifMissing?: (student: Student, params: P) => Redirect
  /** The music behind the page, or undefined for silence. */
  readonly music?: (params: P) => SoundName | undefined
  /** What is softly heard where there is no music. */
  readonly ambience?: (params: P) => SoundName | undefined
  /** Its code, a chunk of its own. */
  readonly load: () => Promise<ComponentType<P>>
}

/** A page of the game at one address, with its parameters filled in. */
export interface GamePageMatch extends PageMatch<PageMeta> {
  readonly access: PageAccess
  readonly redirect: (student: Student, profile: PageProfile) => Redirect | null
  readonly fetches: (queries: Queries) => readonly Query<unknown>[]
  readonly ifMissing: (student: Student) => Redirect | undefined
}

export type GamePage = Page<GamePageMatch>

export const definePage = <P extends object>(page: PageDefinition<P>): GamePage =>
  createPage<P, GamePageMatch>({
    path: page.path,
    read: page.read,
    toMatch: (params) => ({
      meta: {
        title: page.title,
        background: page.background,
        back: page.back,
        music: page.music?.(params),
        ambience: page.ambience?.(params),
      },
      access: page.access,
      params,
      redirect: (student, profile) => page.redirect?.(student, params, profile) ?? null,
      fetches: (queries) => page.fetches?.(queries, params) ?? [],
      ifMissing: (student) => page.ifMissing?.(student, params),
      load: page.load as GamePageMatch['load'],
    }),
  })
