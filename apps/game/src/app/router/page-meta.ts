import type { SceneName } from '@letterliaan/ui/scenes'
import type { Fetch } from '../data/fetch-page.ts'
import type { Queries } from '../data/queries.ts'
import type { Access } from '../guard/access.ts'

/** The parameters of an address: text before the route has read them, numbers after. */
export type PathParams = Readonly<Record<string, string | number>>

/** What a route tells of its page (NAV-8). */
export interface PageMeta {
  /** 'member' when left out. */
  access?: Access
  title?: string
  /** The scene behind the page. */
  background?: SceneName
  /** The link back at the top left. */
  back?: { readonly to: '/' | '/login'; readonly label: string }
  /** What the page fetches besides profile and badges. */
  fetches?: (queries: Queries, params: PathParams) => readonly Fetch[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}
