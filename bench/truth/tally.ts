import { printTable } from '../report/table.ts'

interface Page {
  numbers: number
  readonly differing: string[]
}

interface Kind {
  said: number
  readonly untrue: string[]
  missed: number
  readonly missing: string[]
}

export interface StatementTally {
  /** Compares a number or list on the page with the bench's own count. */
  compare(page: string, what: string, shown: unknown, counted: unknown): void
  /** Records a statement of a page about a child, and whether the statement is true. */
  say(kind: string, what: string, isTrue: boolean): void
  /** Records a true statement that no page makes: its subject, and what the page says instead. */
  miss(kind: string, what?: string): void
  print(): void
}

const maxShown = 12

export function createTally(): StatementTally {
  const pages = new Map<string, Page>()
  const kinds = new Map<string, Kind>()
  const kindOf = (name: string): Kind => {
    const kind = kinds.get(name) ?? { said: 0, untrue: [], missed: 0, missing: [] }
    kinds.set(name, kind)
    return kind
  }
  return {
    compare(name, what, shown, counted) {
      const page = pages.get(name) ?? { numbers: 0, differing: [] }
      pages.set(name, page)
      const [a, b] = [listNumbers(shown), listNumbers(counted)]
      page.numbers += Math.max(a.length, b.length)
      if (a.join() !== b.join())
        page.differing.push(`${what}: shown ${without(a, b)}, counted ${without(b, a)}`)
    },
    say(name, what, isTrue) {
      const kind = kindOf(name)
      kind.said++
      if (!isTrue) kind.untrue.push(what)
    },
    miss(name, what) {
      const kind = kindOf(name)
      kind.missed++
      if (what !== undefined) kind.missing.push(what)
    },
    print() {
      const rows = [...pages].map(([name, { numbers, differing }]) => [name, numbers, differing.length])
      printTable(
        ['page', 'numbers', 'differing'],
        rows.map((row) => row.map(String)),
      )
      console.log()
      const said = [...kinds].map(([name, kind]) => [name, kind.said, kind.untrue.length, kind.missed])
      printTable(
        ['statement', 'made', 'untrue', 'missed'],
        said.map((row) => row.map(String)),
      )
      for (const [name, { differing }] of pages) list(name, differing)
      for (const [name, { untrue, missing }] of kinds) {
        list(name, untrue)
        list(`${name} (missed)`, missing)
      }
    },
  }
}

const listNumbers = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(listNumbers) : [String(value)]

const without = (of: readonly string[], other: readonly string[]): string =>
  of.filter((each) => !other.includes(each)).join(' ') || 'the same in another order'

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.log(`\n${title}`)
  for (const line of lines.slice(0, maxShown)) console.log(`  ${line}`)
  if (lines.length > maxShown) console.log(`  and ${lines.length - maxShown} more`)
}
