/** What the page itself knows of the game, as the build found it. */
export interface HeadStart {
  /** Addresses that are opened or reloaded much, as the sources of regular expressions. */
  readonly pages: readonly string[]
  /** The files of the login. */
  readonly login: readonly string[]
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

/** Turned into text and run in the page itself before any file has come (NAV-4), so it uses nothing from outside. */
export function giveHeadStart({ pages, login }: HeadStart): void {
  const { pathname, search } = window.location
  const prefix = document.documentElement.dataset['prefix'] ?? ''
  const here = pathname.slice(prefix.length)
  const stored = localStorage.getItem('letterliaan-session')
  if (search.includes('token=') || !pages.some((pattern) => new RegExp(pattern).test(here))) return
  if (stored !== null) return askForChild((JSON.parse(stored) as { access_token: string }).access_token)
  if (localStorage.getItem('letterliaan-group-device') !== null) return
  for (const href of login) {
    const link = document.createElement('link')
    link.crossOrigin = ''
    if (href.endsWith('.css')) link.as = 'style'
    link.rel = link.as ? 'preload' : 'modulepreload'
    link.href = prefix + href
    document.head.append(link)
  }

  function askForChild(token: string): void {
    const authorization = `Bearer ${token}`
    window.earlyAnswers = new Map()
    for (const call of ['/api/v1/user/me/', '/api/v1/reward/']) {
      const path = prefix + call
      const etag = localStorage.getItem(`letterliaan-answer ${path}`)?.split('\n', 2)[1]
      const headers = { accept: 'application/json', authorization, ...(etag && { 'if-none-match': etag }) }
      const answer = fetch(path, { headers })
      answer.catch(() => undefined)
      window.earlyAnswers.set(path, { authorization, answer })
    }
  }
}
