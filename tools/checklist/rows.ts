/** Lists the IDs of a table of rows, or of tables in Markdown. */
export const listChecklistRowIds = (checklist: string): string[] =>
  [...checklist.matchAll(/(?:^|\|\s*)([A-Z]+-\d+)\s*(?=[\t|])/gm)].map(([, id = '']) => id)

const ids = String.raw`[A-Z]+-\d+(?: [A-Z]+-\d+)*`
/** Matches a title that starts with IDs. */
const begun = new RegExp(`['"\`](${ids}) `, 'g')
/** Matches a title that has only IDs: of a `describe`, a `test` or their tables. */
const whole = new RegExp(
  `(?:\\b(?:describe|test)(?:\\.\\w+)*|\\))\\(\\s*(?:'(${ids})'|"(${ids})"|\`(${ids})\`)`,
  'g',
)

export function findCitedRowIds(source: string): ReadonlySet<string> {
  const titles = [...source.matchAll(begun), ...source.matchAll(whole)]
  return new Set(titles.flatMap(([, ...groups]) => groups.flatMap((named) => named?.split(' ') ?? [])))
}
