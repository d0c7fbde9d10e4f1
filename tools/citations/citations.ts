/** Pages and decisions by file name, and the rows of the checklist. */
export interface CitationTargets {
  readonly pages: ReadonlyMap<string, CitedPage>
  readonly decisions: ReadonlySet<string>
  readonly rows: ReadonlySet<string>
}

/** The headings, bold terms, first cells of tables and numbered sections of a page. */
export interface CitedPage {
  readonly parts: readonly string[]
  readonly sections: ReadonlySet<string>
}

export interface BrokenCitation {
  readonly line: number
  readonly citation: string
}

const textOf = (match: RegExpMatchArray): string => (match[1] ?? '').trim()

export function readPage(markdown: string): CitedPage {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(textOf)
  const terms = [...markdown.matchAll(/\*\*([^*]+?)[.:]?\*\*/g)].map(textOf)
  const cells = [...markdown.matchAll(/^\| ([^|]+?) \|/gm)].map(textOf)
  const numbers = headings.flatMap((heading) => /^(\d+(?:\.\d+)*)/.exec(heading)?.[1] ?? [])
  return { parts: [...headings, ...terms, ...cells], sections: new Set(numbers) }
}

const pageCitation = /(?<![\w./-])([a-z]+(?:-[a-z]+)*\.md)(?:,? §(\d+(?:\.\d+)*)|, ([A-Z][^\n*;.)]*))?/g
/** 'the-plan §3' is not a file, but 'and §3' continues the citation of an earlier page. */
const unknownSection = /(?<![\w./-])(?!(?:and|to) )[a-z]+(?:-[a-z]+)*,? §\d+(?:\.\d+)*/g
const decisionCitation = /(?:adr\/(\d{4}(?:-[a-z0-9-]+)?))|\bADR (\d+)\b/g
const rowCitation = /\b([A-Z]{2,5}-\d{1,2})\b(?!-)/g

function isKnownPart(page: CitedPage, section: string | undefined, part: string | undefined): boolean {
  if (section !== undefined) return page.sections.has(section)
  if (part === undefined) return true
  const named = part.toLowerCase()
  return page.parts.some((known) => {
    const text = known.toLowerCase()
    return named.startsWith(text) || text.startsWith(named.trim())
  })
}

const isKnownDecision = (decisions: ReadonlySet<string>, name: string): boolean => {
  const wanted = /^\d+$/.test(name) ? `${name.padStart(4, '0')}-` : name
  return [...decisions].some((known) => known.startsWith(wanted))
}

const subjectOf = (row: string): string => row.split('-')[0] ?? ''

function findInLine(
  line: string,
  { pages, decisions, rows }: CitationTargets,
  subjects: ReadonlySet<string>,
): string[] {
  const inPages = [...line.matchAll(pageCitation)].filter(([, name = '', section, part]) => {
    const page = pages.get(name)
    return page === undefined || !isKnownPart(page, section, part)
  })
  const inUnknown = [...line.matchAll(unknownSection)]
  const inDecisions = [...line.matchAll(decisionCitation)].filter(
    ([, file, number]) => !isKnownDecision(decisions, file ?? number ?? ''),
  )
  const inRows = [...line.matchAll(rowCitation)].filter(
    ([, row = '']) => subjects.has(subjectOf(row)) && !rows.has(row),
  )
  return [...inPages, ...inUnknown, ...inDecisions, ...inRows].map(([citation]) => citation)
}

export function findBrokenCitations(text: string, library: CitationTargets): BrokenCitation[] {
  const subjects = new Set(Array.from(library.rows, subjectOf))
  return text
    .split('\n')
    .flatMap((content, index) =>
      findInLine(content, library, subjects).map((citation) => ({ line: index + 1, citation })),
    )
}

/** Returns decisions whose number another one already has. Numbers of deleted decisions stay unused. */
export function findMisnumbered(decisions: Iterable<string>): string[] {
  const numbers = new Set<string>()
  return [...decisions].toSorted().filter((name) => {
    const number = name.slice(0, 4)
    const isTaken = numbers.has(number)
    numbers.add(number)
    return isTaken
  })
}
