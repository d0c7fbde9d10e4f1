/** What a page of the game needs, as the build found it. */
export interface HeadStart {
  readonly files: readonly string[]
  /** Which addresses, as the source of a regular expression, and which of `files` a child that is logged in needs there. */
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[]
  /** Which of `files` the login needs. */
  readonly login: readonly number[]
}

/** A call that left before the game's code had come. */
export interface EarlyAnswer {
  readonly authorization: string
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** By path. */
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/**
 * Runs in the page itself, before any file of ours has come (apps/game/build/head-start.ts): tells the browser which files
 * this address needs, so that none waits for another, and sends out profile and badges, which every page of a child asks
 * first (NAV-4). It is turned into text: it uses nothing from outside.
 */
export function giveHeadStart({ files, pages, login }: HeadStart): void {
  const { pathname, search } = window.location
  const page = pages.find(([pattern]) => new RegExp(pattern).test(pathname))
  const stored = localStorage.getItem('letterliaan-session')
  if (page === undefined || search.includes('token=')) return
  if (stored !== null) {
    const authorization = `Bearer ${(JSON.parse(stored) as { access_token: string }).access_token}`
    window.earlyAnswers = new Map()
    for (const path of ['/api/v1/user/me/', '/api/v1/reward/']) {
      const etag = localStorage.getItem(`letterliaan-answer ${path}`)?.split('\n', 2)[1]
      const headers = { accept: 'application/json', authorization, ...(etag && { 'if-none-match': etag }) }
      const answer = fetch(path, { headers })
      answer.catch(() => undefined)
      window.earlyAnswers.set(path, { authorization, answer })
    }
  } else if (localStorage.getItem('letterliaan-group-device') !== null) return
  for (const index of stored === null ? login : page[1]) {
    const href = files[index] ?? ''
    const link = document.createElement('link')
    link.crossOrigin = ''
    if (href.endsWith('.css')) link.as = 'style'
    link.rel = link.as ? 'preload' : 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
