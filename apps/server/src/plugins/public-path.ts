import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Prefix of every public path, such as `/spelling`, or '' (docs/adr/0056-below-a-path.md). */
    readonly publicPath: string
  }
}

/** Returns `/spelling` for `https://school.nl/spelling`, or '' if there is no path. */
export const readPublicPath = (publicUrl: string | null): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '')

/** Strips the path of PUBLIC_URL if a proxy kept it, because calls are registered without it. */
export const stripPublicPath = (url: string, publicPath: string): string => {
  if (publicPath === '' || !url.startsWith(publicPath)) return url
  const rest = url.slice(publicPath.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : url
}

export const registerPublicPath = (app: FastifyInstance, publicPath: string) =>
  app.decorate('publicPath', publicPath)
