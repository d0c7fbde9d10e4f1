import type { ComponentType } from 'react'

export type RawParams = Readonly<Record<string, string>>

export interface PageMatch<Meta = unknown> {
  readonly meta: Meta
  readonly params: object
  readonly load: () => Promise<ComponentType<object>>
}

export type Page<M extends PageMatch> = (pathname: string) => M | null

export interface PageOptions<P extends object, M extends PageMatch> {
  readonly path: string
  readonly read?: ((raw: RawParams) => P | null) | undefined
  readonly toMatch: (params: P) => M
}

export const createPage =
  <P extends object, M extends PageMatch>({ path, read, toMatch }: PageOptions<P, M>): Page<M> =>
  (pathname) => {
    const raw = matchPath(path, pathname)
    if (raw === null) return null
    const params = read === undefined ? ({} as P) : read(raw)
    return params && toMatch(params)
  }

export function matchPage<M extends PageMatch>(pages: readonly Page<M>[], pathname: string): M | null {
  for (const page of pages) {
    const match = page(pathname)
    if (match !== null) return match
  }
  return null
}

const wholeNumber = /^[1-9]\d{0,14}$/

export const readId = (text = ''): number | null => (wholeNumber.test(text) ? Number(text) : null)

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
