import { createPage, type Page, type PageMatch, type RawParams } from '@letterliaan/web/page'
import type { ComponentType } from 'react'

export type PageName =
  | 'today'
  | 'now'
  | 'children'
  | 'add-children'
  | 'archive'
  | 'group'
  | 'group-insight'
  | 'next-year'
  | 'new-dictation'
  | 'dictation'
  | 'writing-sheet'
  | 'new-intervention'
  | 'intervention'
  | 'child'
  | 'own-steps'
  | 'own-words'
  | 'own-step'
  | 'own-step-preview'
  | 'group-path'
  | 'child-path'
  | 'child-history'
  | 'child-insight'
  | 'measures'
  | 'world'
  | 'step'
  | 'record-step'
  | 'record-first-hour'
  | 'marked'
  | 'voices'
  | 'books'
  | 'reports'
  | 'staff'
  | 'settings'
  | 'settings-of-children'
  | 'settings-of-login'
  | 'audit-log'
  | 'installation'
  | 'single-sign-on'
  | 'privacy'
  | 'account'
  | 'handbook'
  | 'schools'
  | 'school'

export interface PageMeta {
  readonly name: PageName
  /** The page moved: where to go instead. */
  readonly movedTo?: string
}

export type SupervisorPage = Page<PageMatch<PageMeta>>

/** A page whose code is there already: the app is one bundle, and each page waits for its own data. */
export const definePage = <P extends object>(
  name: PageName,
  path: string,
  Component: ComponentType<P>,
  read?: (raw: RawParams) => P | null,
): SupervisorPage =>
  createPage({
    path,
    read,
    toMatch: (params) => ({ meta: { name }, params, load: async () => Component as ComponentType<object> }),
  })

/** An old address that people may have bookmarked. */
export const defineMoved = <P extends object>(
  path: string,
  addressOf: (params: P) => string,
  read?: (raw: RawParams) => P | null,
): SupervisorPage =>
  createPage({
    path,
    read,
    toMatch: (params) => ({
      meta: { name: 'today', movedTo: addressOf(params) },
      params,
      load: async () => () => null,
    }),
  })
