import { posix } from 'node:path'

export interface DeadLink {
  readonly line: number
  readonly target: string
}

const relativeLink = /\]\((?!#)(?![a-z]+:)([^)\s#]+)/g
/** Matches paths from the root in running text. Skips patterns (`<Name>`, `*`, `…`). */
const namedPath =
  /(?<![\w./@(-])(?:apps|packages|bench|e2e|tools|docs)\/(?:[\w.-]+\/)*[\w.-]*\w(?![\w<*{…-])/g

/** Matches paths in code marks: a source file, or a path that begins with modules/, operations/, … */
const markedPath =
  /`((?!\.)(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css)|(?:modules|operations|plugins|features)\/[\w./-]*\w)`/g

/** Returns missing relative links and paths from the root. `page` and `exists` use paths from the root. */
export function findDeadLinks(
  markdown: string,
  page: string,
  exists: (path: string) => boolean,
  /** Tests whether the path of any file or folder ends like this. */
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
