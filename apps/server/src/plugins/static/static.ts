import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../errors/errors.ts'
import { notFound } from '../errors/problem-error.ts'

const CALLS = /^\/(api|oauth2|word)(\/|$)/

/**
 * Serves the built game: files with a hash in their name for ever, the page itself never from a cache, and that page for
 * every clean path of the game (NAV-1). Only somebody who opens a page gets it: a call or a file that is not there is 404.
 */
export async function registerStatic(app: FastifyInstance, folder: string): Promise<void> {
  const hasGame = existsSync(path.join(folder, 'index.html'))
  if (hasGame) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, file) {
        response.header('cache-control', cacheControlOf(file))
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasGame && opensPage(request)) return reply.sendFile('index.html')
    return sendProblem(request, reply, notFound())
  })
}

function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return file.includes('.html') ? 'no-cache' : 'public, max-age=3600'
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const isNavigation = headers.accept?.includes('text/html') ?? false
  return (
    (method === 'GET' || method === 'HEAD') &&
    isNavigation &&
    !CALLS.test(url) &&
    path.extname(pathOf(url)) === ''
  )
}

const pathOf = (url: string): string => url.split('?')[0] ?? ''
