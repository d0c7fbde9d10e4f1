import { createPage, readId, type Page, type PageMatch, type RawParams } from '@letterliaan/web/page'
import type { ComponentType } from 'react'
import type { PageName } from './page-facts.ts'

export interface PageMeta {
  readonly name: PageName
  readonly movedTo?: string
}

export type SupervisorPage = Page<PageMatch<PageMeta>>

type IdsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, number>> & IdsOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Readonly<Record<Name, number>>
    : object

function readIds(raw: RawParams): Readonly<Record<string, number>> | null {
  const ids = Object.entries(raw).map(([name, text]) => [name, readId(text)] as const)
  return ids.some(([, id]) => id === null) ? null : (Object.fromEntries(ids) as Record<string, number>)
}

/** Defines a page that waits only for its data. Its code is already loaded, because the app is one bundle. */
export const definePage = <Path extends string>(
  name: PageName,
  path: Path,
  Component: ComponentType<IdsOf<Path>>,
): SupervisorPage =>
  createPage({
    path,
    read: (raw) => readIds(raw) as IdsOf<Path> | null,
    toMatch: (params) => ({ meta: { name }, params, load: async () => Component as ComponentType<object> }),
  })

/** Redirects an old address that people may have bookmarked. */
export const defineRedirect = <Path extends string>(
  path: Path,
  addressOf: (ids: IdsOf<Path>) => string,
): SupervisorPage =>
  createPage({
    path,
    read: (raw) => readIds(raw) as IdsOf<Path> | null,
    toMatch: (params) => ({
      meta: { name: 'today', movedTo: addressOf(params) },
      params,
      load: async () => () => null,
    }),
  })
