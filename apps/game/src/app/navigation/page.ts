import type { Student } from '@letterliaan/contract'
import type { SceneName } from '@letterliaan/ui/scenes'
import type { SoundName } from '@letterliaan/ui/sound'
import type { ComponentType } from 'react'
import type { AnyQuery } from '@letterliaan/web/query'
import type { Queries } from '../data/queries.ts'
import type { Access } from '../guard/access.ts'

/** The parameters of an address as text. */
export type RawParams = Readonly<Record<string, string>>

/** What a page looks like (NAV-8). */
export interface PageLook {
  readonly title: string
  /** The scene behind the page. */
  readonly background?: SceneName
  /** The link back at the top left. */
  readonly back?: { readonly to: string; readonly label: string }
}

/** Where a child is led instead, and what it is told there. */
export interface Detour {
  readonly detour: string
  readonly notice?: string
}

/** A page as data: its address, who may open it, what it fetches and shows. `P` are the parameters of its address. */
export interface PageDefinition<P extends object> extends PageLook {
  /** `/wereld/$world_id` */
  readonly path: string
  readonly access: Access
  /** Reads the parameters; null where the address means another page, or none. */
  readonly read?: (raw: RawParams) => P | null
  /** Where a child is led instead that has what `access` asks but may not be here yet; null when it may stay. */
  readonly redirect?: (student: Student, params: P) => Detour | null
  /** What the page fetches besides profile and badges (NAV-4). */
  readonly fetches?: (queries: Queries, params: P) => readonly AnyQuery[]
  /** Where a child is led when what the page shows is not there; without it, it is told that it is lost. */
  readonly ifMissing?: (student: Student, params: P) => Detour
  /** The music behind the page, or undefined for silence. */
  readonly music?: (params: P) => SoundName | undefined
  /** Its code, a chunk of its own. */
  readonly load: () => Promise<ComponentType<P>>
}

/** A page at one address, with its parameters filled in. */
export interface Visit {
  readonly look: PageLook
  readonly access: Access
  readonly params: object
  readonly redirect: (student: Student) => Detour | null
  readonly fetches: (queries: Queries) => readonly AnyQuery[]
  readonly ifMissing: (student: Student) => Detour | undefined
  readonly music: SoundName | undefined
  readonly load: () => Promise<ComponentType<object>>
}

/** Whether an address is this page's: the visit, or null. */
export type Page = (pathname: string) => Visit | null

export const definePage =
  <P extends object>(page: PageDefinition<P>): Page =>
  (pathname) => {
    const raw = matchPath(page.path, pathname)
    if (raw === null) return null
    const params = page.read === undefined ? ({} as P) : page.read(raw)
    return params && visitOf(page, params)
  }

const visitOf = <P extends object>(page: PageDefinition<P>, params: P): Visit => ({
  look: page,
  access: page.access,
  params,
  redirect: (student) => page.redirect?.(student, params) ?? null,
  fetches: (queries) => page.fetches?.(queries, params) ?? [],
  ifMissing: (student) => page.ifMissing?.(student, params),
  music: page.music?.(params),
  load: page.load as Visit['load'],
})

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function matchPath(path: string, pathname: string): RawParams | null {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith('$')) params[segment.slice(1)] = value
    else if (segment !== value) return null
  }
  return params
}

/** The page at an address; null where there is none. */
export function findVisit(pages: readonly Page[], pathname: string): Visit | null {
  for (const page of pages) {
    const visit = page(pathname)
    if (visit !== null) return visit
  }
  return null
}
