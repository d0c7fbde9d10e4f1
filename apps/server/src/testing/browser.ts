/** Simulates a browser: follows redirects and stores cookies by origin and path, but runs no page. */
export class Browser {
  readonly #cookies = new Map<string, { readonly path: string; readonly value: string }>()

  /** Returns the first page or redirect that `until` accepts, or the last page. */
  async open(
    address: string,
    until: (url: URL) => boolean = () => false,
    init: RequestInit = {},
  ): Promise<URL> {
    let url = new URL(address)
    let sent = init
    for (let hops = 0; hops < 12; hops++) {
      const response = await this.fetch(url.href, sent)
      await response.arrayBuffer()
      const location = response.headers.get('location')
      if (location === null) return url
      url = new URL(location, url)
      if (until(url)) return url
      sent = {}
    }
    throw new Error(`${address} leads in circles`)
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const sent = [...this.#cookies].flatMap(([key, { path, value }]) => {
      const [origin = '', name = ''] = key.split(' ')
      return origin === url.origin && url.pathname.startsWith(path) && value !== ''
        ? [`${name}=${value}`]
        : []
    })
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      accept: 'text/html',
      ...(sent.length > 0 && { cookie: sent.join('; ') }),
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(url.origin, line)
    return response
  }

  #keep(origin: string, line: string): void {
    const [pair = '', ...attributes] = line.split(/; */)
    const at = pair.indexOf('=')
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
    this.#cookies.set(`${origin} ${pair.slice(0, at)}`, { path, value: pair.slice(at + 1) })
  }
}
