import type { FirstScreen } from '../app/first-screen/first-screen.ts'

/** A page that children often open or reload directly. */
interface FirstPage {
  /** The source of a regular expression for its address. */
  readonly pattern: string
  /** Name of the build's first screen for it, and its stylesheets. */
  readonly frame?: string | undefined
  readonly styles: readonly string[]
}

export interface HeadStart {
  /** The login page is the first. */
  readonly pages: readonly FirstPage[]
  readonly login: readonly string[]
}

export interface EarlyAnswer {
  readonly authorization: string
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** Serialised into the page and run before any file has loaded (NAV-4), so it uses nothing from outside. */
export function giveHeadStart({ pages, login }: HeadStart): void {
  const { pathname, search } = window.location
  const prefix = document.documentElement.dataset['prefix'] ?? ''
  const here = pathname.slice(prefix.length)
  let stored: string | null
  try {
    // Empty after a logout.
    stored = localStorage.getItem('letterliaan-session')
  } catch {
    // The browser cannot store data, so the login page loads normally.
    return
  }
  if (stored) showLook()
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(here))
  if (search.includes('token=') || page === undefined) return
  if (stored) {
    askForChild((JSON.parse(stored) as { readonly access_token: string }).access_token)
    if (page !== pages[0] && isIntroduced()) showFrame(page)
    return
  }
  if (localStorage.getItem('letterliaan-group-device') !== null) return
  showFrame(pages[0])
  for (const href of login) addLink('modulepreload', prefix + href)

  /** Sets the child's look before the other look is drawn. */
  function showLook(): void {
    const profile = localStorage.getItem(`letterliaan-answer ${prefix}/api/v1/user/me/`)
    const look = /"look":"([a-z-]+)"/.exec(profile ?? '')?.[1]
    if (look !== undefined && look !== 'jungle') document.documentElement.dataset['look'] = look
  }

  function askForChild(token: string): void {
    const authorization = `Bearer ${token}`
    window.earlyAnswers = new Map()
    for (const call of ['/api/v1/user/me/', '/api/v1/reward/']) {
      const path = prefix + call
      // The profile has no ETag, because the device stores only a part of it.
      const etag = call === '/api/v1/reward/' && etagOf(path)
      const headers = { accept: 'application/json', authorization, ...(etag && { 'if-none-match': etag }) }
      const answer = fetch(path, { headers })
      answer.catch(() => undefined)
      window.earlyAnswers.set(path, { authorization, answer })
    }
  }

  function etagOf(path: string): string | undefined {
    return localStorage.getItem(`letterliaan-answer ${path}`)?.split('\n', 2)[1]
  }

  /** Returns whether the introduction is completed, as far as this device knows (MENU-2). */
  function isIntroduced(): boolean {
    const profile = localStorage.getItem(`letterliaan-answer ${prefix}/api/v1/user/me/`)
    return profile?.includes('"introduction_completed":false') !== true
  }

  function showFrame(first: FirstPage | undefined): void {
    if (first?.frame === undefined) return
    const frame = first.frame.replace('#', /\d/.exec(here)?.[0] ?? '')
    fetchStyles({ frame, styles: first.styles.map((href) => prefix + href) })
  }

  /** Preloads the styles that show-first-screen.ts adds after the page's own. */
  function fetchStyles(first: FirstScreen): void {
    window.firstScreen = first
    for (const href of first.styles) addLink('preload', href)
  }

  function addLink(rel: 'preload' | 'modulepreload', href: string): void {
    const link = document.createElement('link')
    link.crossOrigin = ''
    if (rel === 'preload') link.as = 'style'
    link.rel = rel
    link.href = href
    document.head.append(link)
  }
}
