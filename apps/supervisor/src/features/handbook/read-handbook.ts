import { simplify } from '../../app/simplify.ts'

export interface Block {
  readonly kind: 'heading' | 'text' | 'list' | 'steps'
  /** The items of a list; of any other there is one. */
  readonly lines: readonly string[]
}

export interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The sections of a page of docs: headings, paragraphs and lists. Pictures are left out. */
export const readHandbook = (markdown: string): Section[] =>
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

function readBlock(part: string): Block[] {
  if (part === '' || part.startsWith('![')) return []
  if (part.startsWith('### ')) return [{ kind: 'heading', lines: [part.slice(4)] }]
  const [kind, mark] = marks.find(([, start]) => part.search(start) === 0) ?? ['text', null]
  const lines = mark === null ? [part] : part.split(mark).slice(1)
  return [{ kind, lines: lines.map((line) => line.replaceAll(/\s+/gu, ' ').trim()) }]
}

export interface Span {
  readonly kind: 'text' | 'bold' | 'italic' | 'code'
  readonly text: string
}

const spans = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\([^)]*\)/gu

/** Keeps only the text of a link, because it leads to a file. */
export function readSpans(line: string): Span[] {
  const found: Span[] = []
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

/** Sections in which each word of the search occurs. */
export function searchHandbook(sections: readonly Section[], search: string): readonly Section[] {
  const words = simplify(search).split(/\s+/u)
  return sections.filter(({ title, blocks }) => {
    const text = simplify([title, ...blocks.flatMap(({ lines }) => lines)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
