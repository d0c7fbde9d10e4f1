import { posix } from 'node:path'

export interface DeadLink {
  /** From 1. */
  readonly line: number
  readonly target: string
}

const relativeLink = /\]\((?!#)(?![a-z]+:)([^)\s#]+)/g
/** A path from the root in running text. What follows a name that is left open (`<Name>`, `*`, `…`) is not read. */
const namedPath =
  /(?<![\w./@(-])(?:apps|packages|art|bench|e2e|tools|docs)\/(?:[\w.-]+\/)*[\w.-]*\w(?![\w<*{…-])/g

/**
 * The relative links of a Markdown page, and the paths from the root that it names, where there is no file or folder.
 * `page` is its own path from the root; `exists` is asked for paths from the root.
 */
export function findDeadLinks(
  markdown: string,
  page: string,
  exists: (path: string) => boolean,
): readonly DeadLink[] {
  const folder = posix.dirname(page)
  return markdown.split('\n').flatMap((content, index) => {
    const linked = [...content.matchAll(relativeLink)].map(([, target = '']) => ({
      target,
      path: posix.join(folder, target),
    }))
    const named = [...content.matchAll(namedPath)].map(([target]) => ({ target, path: target }))
    return [...linked, ...named]
      .filter(({ path }) => !exists(path))
      .map(({ target }) => ({ line: index + 1, target }))
  })
}
