/** Declares only what is used, because the published types need Node and the DOM. */
declare module 'papaparse' {
  export interface ParseResult {
    readonly data: readonly (readonly string[])[]
    readonly errors: readonly { readonly code: string; readonly row?: number }[]
    readonly meta: { readonly delimiter: string }
  }
  export interface ParseConfig {
    readonly delimiter?: string
    readonly skipEmptyLines?: boolean | 'greedy'
    readonly preview?: number
  }
  const papaparse: { parse(text: string, config: ParseConfig): ParseResult }
  export default papaparse
}
