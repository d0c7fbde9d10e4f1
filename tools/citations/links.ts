import { posix } from 'node:path'

export interface DeadLink {
  readonly line: number
  readonly target: string
}

const relativeLink = /\]\((?!#)(?![a-z]+:)([^)\s#]+)/g
/** Paths from the root in running text. Patterns (`<Name>`, `*`, `…`) are skipped. */
const namedPath =
  /(?<![\w./@(-])(?:apps|packages|bench|e2e|tools|docs)\/(?:[\w.-]+\/)*[\w.-]*\w(?![\w<*{…-])/g

/** Paths in code marks, from any folder: a file of ours, or a folder below one of these. */
const markedPath =
  /`((?!\.)(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css)|(?:modules|operations|plugins|features)\/[\w./-]*\w)`/g

/** Returns missing relative links and paths from the root; `page` and `exists` use such paths. */
export function findDeadLinks(
  markdown: string,
  page: string,
  exists: (path: string) => boolean,
  /** Returns whether a file or folder has a path that ends like this. */
  endsSo: (end: string) => boolean = () => true,
): readonly DeadLink[] {
  const folder = posix.dirname(page)
  return markdown.split('\n').flatMap((content, index) => {
    const linked = [...content.matchAll(relativeLink)].map(([, target = '']) => ({
      target,
      path: posix.join(folder, target),
    }))
    const named = [...content.matchAll(namedPath)].map(([target]) => ({ target, path: target }))
    const marked = [...content.matchAll(markedPath)].flatMap(([, target = '']) =>
      exists(target) || endsSo(target) ? [] : { target, path: target },
    )
    return [
      ...linked,
      ...named.filter(({ target }) => !marked.some((each) => each.target === target)),
      ...marked,
    ]
      .filter(({ path }) => !exists(path))
      .map(({ target }) => ({ line: index + 1, target }))
  })
}
