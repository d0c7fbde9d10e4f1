import { basename } from 'node:path'
import type { RetiredWord } from './retired-words.ts'

export interface RetiredName {
  /** From 1; 0 for the file's own name. */
  readonly line: number
  /** The name, or the comment's line. */
  readonly text: string
  readonly instead: string
}

/** A name as its words between hyphens, in lower case: `testKind`, `test_kind` and `TEST_KIND` are 'test-kind'. */
export const toKebabCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[_.]/g, '-')
    .toLowerCase()

/** Comments, strings and templates, in the order in which they begin. A regular expression is skipped, for its quotes. */
const prose =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:?[!&|]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g
/** What is written between the tags of JSX. */
const jsxText = /(?<=[>}])[^<>{}=;()]*(?=[<{])/g

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** The code of a source and its comments, each with the other and all strings blank, line by line as they were. */
function separate(source: string): { readonly code: string; readonly comments: string } {
  let comments = ''
  let end = 0
  const code = source.replaceAll(prose, (text: string, at: number) => {
    const isComment = /^\/[/*]/.test(text)
    comments += blank(source.slice(end, at)) + (isComment ? text : blank(text))
    end = at + text.length
    return blank(text)
  })
  return { code, comments }
}

const inEachLine = (source: string, find: (content: string, line: number) => RetiredName[]): RetiredName[] =>
  source.split('\n').flatMap((content, index) => find(content, index + 1))

/** The retired words in a file's name, in the names of its code, and in its comments; never in strings or JSX text. */
export function findRetired(path: string, source: string, words: readonly RetiredWord[]): RetiredName[] {
  const retiredHere = words.filter(({ within }) => within?.test(path) ?? true)
  const findInName = (text: string, line: number): RetiredName[] =>
    retiredHere
      .filter(({ name }) => name.test(toKebabCase(text)))
      .map(({ instead }) => ({ line, text, instead }))
  const findInComment = (text: string, line: number): RetiredName[] =>
    retiredHere
      .filter(({ comment }) => comment?.test(text))
      .map(({ instead }) => ({ line, text: text.trim(), instead }))
  const findInCode = (content: string, line: number): RetiredName[] =>
    [...content.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([name]) => findInName(name, line))

  const { code, comments } = separate(source)
  const fileName = basename(path).replace(/\.[a-z.]+$/, '')
  return [
    ...findInName(fileName, 0),
    ...inEachLine(path.endsWith('x') ? code.replaceAll(jsxText, blank) : code, findInCode),
    ...inEachLine(comments, findInComment),
  ]
}
