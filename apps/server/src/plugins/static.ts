import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './errors/errors.ts'
import { createNotFoundError } from './errors/problem-error.ts'

export interface AppFolders {
  readonly game: string
  readonly supervisor: string
}

const apiPattern = /^\/(api|oauth2|sso|word)(\/|$)/
/** No page has a dot in its path, so a path with a dot is a file or a guess. */
const filePattern = /\.|%2e/i
const supervisorPattern = /^\/begeleider(\/|$)/
const homePattern = /^\/thuis\/?$/
const homePage = 'thuis.html'

/** Headers of the page for home, which anyone with its address may read (docs/adr/0043-a-page-for-home.md). */
const homeHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

const staticOptions = {
  preCompressed: true,
  cacheControl: false,
  setHeaders(response, file) {
    response.header('cache-control', cacheControlOf(file))
    if (path.basename(file) === homePage) response.headers(homeHeaders)
    // Hashed files never change, so they are not revalidated.
    if (isHashed(file)) response.removeHeader('etag').removeHeader('last-modified')
  },
} satisfies Partial<FastifyStaticOptions>

/** Serves the apps. Hashed files are cached for ever, and every path without a dot gets a page (NAV-1). */
export async function registerStatic(app: FastifyInstance, folders: AppFolders): Promise<void> {
  const { game, supervisor } = folders
  const sendPage = createPageSender(app)
  await app.register(fastifyStatic, { ...staticOptions, serve: false })
  if (isBuilt(supervisor)) await serveFiles(app, supervisor, '/begeleider/')
  if (isBuilt(game)) await serveFiles(app, game, '/')
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt(supervisor) && homePattern.test(pathOf(request.url)) && opensPage(request))
      return sendPage(reply, homePage, supervisor)
    const folder = supervisorPattern.test(pathOf(request.url)) ? supervisor : game
    if (isBuilt(folder) && opensPage(request)) return sendPage(reply, 'index.html', folder)
    return sendProblem(request, reply, createNotFoundError())
  })
}

const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'))

const serveFiles = (app: FastifyInstance, root: string, prefix: string) =>
  app.register(fastifyStatic, {
    ...staticOptions,
    root,
    prefix,
    decorateReply: false,
    // Below a public path, pages must contain that path, so they are not served as files.
    ...(app.publicPath !== '' && { index: false, allowedPath: isNoPage }),
  })

const isNoPage = (file: string): boolean => !/\.html(\.(br|gz))?$/.test(file)

type SendPage = (reply: FastifyReply, name: string, folder: string) => FastifyReply

function createPageSender({ publicPath }: FastifyInstance): SendPage {
  if (publicPath === '') return (reply, name, folder) => reply.sendFile(name, folder)
  const readPlaced = createPlacedPages(publicPath)
  return (reply, name, folder) => {
    if (name === homePage) reply.headers(homeHeaders)
    return reply
      .header('cache-control', cacheControlOf(name))
      .type('text/html; charset=utf-8')
      .send(readPlaced(folder, name))
  }
}

const isHashed = (file: string): boolean => file.includes(`${path.sep}assets${path.sep}`)

function cacheControlOf(file: string): string {
  if (isHashed(file)) return 'public, max-age=31536000, immutable'
  if (path.basename(file) === homePage) return 'no-store'
  // Browsers must notice a new version at once.
  const isFresh = file.includes('.html') || path.basename(file) === 'service-worker.js'
  return isFresh ? 'no-cache' : 'public, max-age=3600'
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const isNavigation = headers.accept?.includes('text/html') ?? false
  return (
    (method === 'GET' || method === 'HEAD') &&
    isNavigation &&
    !apiPattern.test(url) &&
    !filePattern.test(pathOf(url))
  )
}

const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** Rewrites an app's page for `publicPath`: adds the path to its files and passes the path to the app. */
function createPlacedPages(publicPath: string): (folder: string, name: string) => string {
  const pages = new Map<string, string>()
  return (folder, name) => {
    const file = path.join(folder, name)
    const page = pages.get(file) ?? insertPublicPath(readFileSync(file, 'utf8'), publicPath)
    pages.set(file, page)
    return page
  }
}

export const insertPublicPath = (html: string, publicPath: string): string =>
  html
    .replace('<html', `<html data-prefix="${publicPath}"`)
    .replaceAll(/(?<=<(?:link|script)\b[^>]*\s(?:href|src)=")\/(?!\/)/g, `${publicPath}/`)
