import { simplifyText } from '../../app/simplify-text.ts'

export interface HandbookBlock {
  readonly kind: 'heading' | 'text' | 'list' | 'steps'
  /** The items of a list. Other blocks have one line. */
  readonly lines: readonly string[]
}

export interface ParsedSection {
  readonly title: string
  readonly blocks: readonly HandbookBlock[]
}

export const readHandbook = (markdown: string): ParsedSection[] =>
  markdown
    .split(/^## /mu)
    .slice(1)
    .map((text) => {
      const [title = '', ...rest] = text.split('\n')
      const parts = rest.join('\n').split(/\n{2,}/u)
      return { title: title.trim(), blocks: parts.flatMap((part) => readBlock(part.trim())) }
    })

const marks = [
  ['list', /^- /mu],
  ['steps', /^\d+\. /mu],
] as const

function readBlock(part: string): HandbookBlock[] {
  if (part === '' || part.startsWith('![')) return []
  if (part.startsWith('### ')) return [{ kind: 'heading', lines: [part.slice(4)] }]
  const [kind, mark] = marks.find(([, start]) => part.search(start) === 0) ?? ['text', null]
  const lines = mark === null ? [part] : part.split(mark).slice(1)
  return [{ kind, lines: lines.map((line) => line.replaceAll(/\s+/gu, ' ').trim()) }]
}

export interface HandbookSpan {
  readonly kind: 'text' | 'bold' | 'italic' | 'code'
  readonly text: string
}

const spans = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\([^)]*\)/gu

/** Replaces a link by its text, because the target is a file in the repository. */
export function readSpans(line: string): HandbookSpan[] {
  const found: HandbookSpan[] = []
  let at = 0
  for (const { 0: whole, index, groups = {} } of line.matchAll(spans)) {
    const { bold, italic, code, link } = groups
    found.push({ kind: 'text', text: line.slice(at, index) + (link ?? '') })
    if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    if (italic !== undefined) found.push({ kind: 'italic', text: italic })
    if (code !== undefined) found.push({ kind: 'code', text: code })
    at = index + whole.length
  }
  return [...found, { kind: 'text', text: line.slice(at) }]
}

const fillers: ReadonlySet<string> = new Set(['de', 'een', 'het', 'of', 'van', 'voor'])

const stemsOf = (text: string): string[] =>
  simplifyText(text)
    .split(/\s+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => word.replace(/(?<=.{4})(?:t?jes?|en|s)$/u, ''))

/** Returns sections that have each search word in their title, then in their text, then under another name. */
export function searchHandbook(
  sections: readonly ParsedSection[],
  search: string,
  namesOf: (search: string) => readonly string[],
): readonly ParsedSection[] {
  const words = stemsOf(search)
  const names = words.length === 0 ? [] : namesOf(words.join(' ')).map(stemsOf)
  const ranked = sections.flatMap((section) => {
    const title = simplifyText(section.title)
    const text = `${title} ${simplifyText(section.blocks.flatMap(({ lines }) => lines).join(' '))}`
    const has = (place: string) => (stems: readonly string[]) => stems.every((stem) => place.includes(stem))
    const rank = [has(title)(words), has(text)(words), names.some(has(title)), names.some(has(text))].indexOf(
      true,
    )
    return rank === -1 ? [] : [{ section, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ section }) => section)
}
