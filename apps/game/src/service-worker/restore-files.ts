/** Restores files that the browser removed. The page is last, so that no old page is mixed with new files. */
export async function restoreFiles(
  paths: readonly string[],
  cache: Pick<Cache, 'keys' | 'put'>,
  keyOf: (path: string) => string | undefined,
): Promise<void> {
  const here = new Set((await cache.keys()).map(({ url }) => url))
  const missing = paths.flatMap((path) => {
    const key = keyOf(path)
    return key === undefined || here.has(key) ? [] : [{ path, key }]
  })
  const isPage = ({ path }: { readonly path: string }): boolean => path.endsWith('/')
  for (const { path, key } of missing.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    // The server sends its page only to an HTML request.
    const accept = path.endsWith('/') ? 'text/html' : '*/*'
    const response = await fetch(path, { headers: { accept }, cache: 'no-cache' })
    if (response.status !== 200) return
    await cache.put(key, response)
  }
}
